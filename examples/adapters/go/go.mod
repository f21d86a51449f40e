module example-lexical-go

go 1.26
