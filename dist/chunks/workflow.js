import{n as e,t}from"./project.js";const n=`name: Memory

on: pull_request

permissions: {}

jobs:
  memory:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read # to check the adapter out
      pull-requests: write # to comment; leave it out with \`comment\`
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: ${t}@${e}
        with:
          adapter: dir:memory-adapter
          fail-below: retrieval_sufficiency=0.7
          comment: true
`;export{n as t};