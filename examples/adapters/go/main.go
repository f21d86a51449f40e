// A lexical memory behind protocol version 1: no model, no dependencies. ../README.md says how it works.
package main

import (
	"bufio"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"unicode"
)

type Scope struct{ Project, Domain *string }

type Event struct {
	SourceID  string `json:"source_id"`
	Timestamp string
	Text      string
	Scope     Scope
	ExpiresAt string `json:"expires_at"`
}

type Params struct {
	Events         []Event
	Question       string
	Scope          Scope
	AllowedActions []string `json:"allowed_actions"`
	AsOf           *string  `json:"as_of"`
	TokenBudget    *int     `json:"token_budget"`
}

type Words map[string]bool

type Memory struct {
	event    Event
	topic    Words
	position int
}

type Result map[string]any

const mostEvidence = 3

var identity = Result{
	"protocol":      1,
	"name":          "example-lexical-go",
	"version":       "1.0.0",
	"capabilities":  []string{"written", "context", "action", "abstain"},
	"deterministic": true,
}

// Words that tell no topic.
var filler = setOf(strings.Fields(
	`a an and are as at be by but can could did do does for from had has have how i if in is it its me my of on or our
	should so than that the their then there these they this to was we were what when where which who whose why
	will with would you your`))

var (
	memories []Memory
	observed int
	newest   string
	// In how many observed events each word occurs.
	counts = map[string]int{}
)

func setOf(all []string) Words {
	set := Words{}
	for _, one := range all {
		set[one] = true
	}
	return set
}

// The two letters that become others, or another, by where they stand: strings.ToLower looks at one letter at a time.
func lower(text string) string {
	runes := []rune(strings.ReplaceAll(text, "İ", "i\u0307"))
	for i, r := range runes {
		last := i+1 == len(runes) || !unicode.IsLetter(runes[i+1])
		if r == 'Σ' && i > 0 && unicode.IsLetter(runes[i-1]) && last {
			runes[i] = 'ς'
		}
	}
	return strings.ToLower(string(runes))
}

// The distinct lower-case words of a text, without filler; a plural counts as its singular.
func words(text string) Words {
	found := Words{}
	between := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }
	for _, word := range strings.FieldsFunc(lower(text), between) {
		runes := []rune(word)
		if n := len(runes); n > 3 && runes[n-1] == 's' && runes[n-2] != 's' {
			word = string(runes[:n-1])
		}
		if !filler[word] {
			found[word] = true
		}
	}
	return found
}

func orNothing(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

func scopeWords(scope Scope) Words {
	return words(orNothing(scope.Project) + " " + orNothing(scope.Domain))
}

// Without the names of the scope, which pick the memories: they must not count as a match as well.
func topicOf(text string, scope Scope) Words {
	topic := words(text)
	for name := range scopeWords(scope) {
		delete(topic, name)
	}
	return topic
}

func shared(a, b Words) (both []string) {
	for word := range a {
		if b[word] {
			both = append(both, word)
		}
	}
	return both
}

// Rarer shared words weigh more. Whole numbers: their sum is the same in any language and order.
func weight(a, b Words) (sum int) {
	for _, word := range shared(a, b) {
		sum += 1_000_000 / max(1, counts[word])
	}
	return sum
}

// Durable is what has no scope or names it, or shares a word with another event; the rest is chatter.
func looksDurable(event Event, topic Words) bool {
	names := scopeWords(event.Scope)
	if len(names) == 0 || len(shared(names, words(event.Text))) > 0 || observed == 1 {
		return true
	}
	for word := range topic {
		if counts[word] > 1 {
			return true
		}
	}
	return false
}

func observe(events []Event) Result {
	batch := []Memory{}
	for i, event := range events {
		batch = append(batch, Memory{event, topicOf(event.Text, event.Scope), observed + i})
	}
	observed += len(batch)
	for _, memory := range batch {
		newest = max(newest, memory.event.Timestamp)
		for word := range memory.topic {
			counts[word]++
		}
	}
	written := []string{}
	for _, memory := range batch {
		if looksDurable(memory.event, memory.topic) {
			memories = append(memories, memory)
			written = append(written, memory.event.SourceID)
		}
	}
	return Result{"written": written}
}

func agree(a, b *string) bool { return a == nil || b == nil || *a == *b }

// ISO 8601 times of one zone compare as text. Of equals the later arrival is the newer.
func isNewer(a, b Memory) bool {
	if a.event.Timestamp == b.event.Timestamp {
		return a.position > b.position
	}
	return a.event.Timestamp > b.event.Timestamp
}

// A newer event that repeats more than half of an older one's words is taken to replace it.
func replaces(a, b Memory) bool {
	return isNewer(a, b) && len(shared(a.topic, b.topic))*2 > len(b.topic)
}

type Scored struct {
	Memory
	score int
}

func query(params Params) Result {
	asOf := newest
	if params.AsOf != nil {
		asOf = *params.AsOf
	}
	asked := topicOf(params.Question, params.Scope)
	found := []Scored{}
	for _, memory := range memories {
		event := memory.event
		inScope := agree(params.Scope.Project, event.Scope.Project) && agree(params.Scope.Domain, event.Scope.Domain)
		holds := event.Timestamp <= asOf && (event.ExpiresAt == "" || event.ExpiresAt > asOf)
		if score := weight(asked, memory.topic); inScope && holds && score > 0 {
			found = append(found, Scored{memory, score})
		}
	}
	slices.SortStableFunc(found, func(a, b Scored) int {
		if a.score > b.score || a.score == b.score && isNewer(a.Memory, b.Memory) {
			return -1
		}
		return 1
	})
	ids, texts, known, best, used := []string{}, []string{}, Words{}, 0, 0
	for _, one := range found {
		// What is less than half as relevant as the best would only flood the context.
		if len(ids) == mostEvidence || one.score*2 < best {
			break
		}
		if slices.ContainsFunc(found, func(other Scored) bool { return replaces(other.Memory, one.Memory) }) {
			continue
		}
		used += len(strings.Split(one.event.Text, " "))
		if params.TokenBudget != nil && used > *params.TokenBudget {
			break
		}
		if best == 0 {
			best = one.score
		}
		ids, texts = append(ids, one.event.SourceID), append(texts, one.event.Text)
		maps.Copy(known, one.topic)
	}
	result := Result{"evidence": ids, "context": strings.Join(texts, "\n"), "abstain": len(ids) == 0}
	if action, chosen := choose(params.AllowedActions, known); chosen {
		result["action"] = action
	}
	return result
}

// The action whose words weigh most in the evidence, of equals the first; none where none has a word in it.
func choose(actions []string, known Words) (action string, chosen bool) {
	best := 0
	for _, one := range actions {
		if score := weight(words(one), known); score > best {
			action, chosen, best = one, true, score
		}
	}
	return action, chosen
}

func call(method string, params Params) Result {
	switch method {
	case "initialize":
		return identity
	case "observe":
		return observe(params.Events)
	case "query":
		return query(params)
	case "reset", "shutdown":
		memories, observed, newest, counts = nil, 0, "", map[string]int{}
		return Result{}
	}
	return nil
}

func main() {
	// Not a Scanner: its lines are short. A line ends at \n alone, and half a line at the end is none.
	in, out := bufio.NewReader(os.Stdin), json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var request struct {
			ID     json.RawMessage
			Method string
			Params Params
		}
		// What is no JSON ends the program: the harness sends none, and a guess would hide the fault.
		if err := json.Unmarshal(line, &request); err != nil {
			panic(err)
		}
		answer := Result{"jsonrpc": "2.0", "id": request.ID}
		if result := call(request.Method, request.Params); result != nil {
			answer["result"] = result
		} else {
			answer["error"] = Result{"code": -32601, "message": "Method not found"}
		}
		if err := out.Encode(answer); err != nil {
			panic(err)
		}
		if request.Method == "shutdown" {
			return
		}
	}
}
