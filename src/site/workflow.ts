import { PROJECT, RELEASE } from '../protocol/project.ts';

/** The README's workflow, word for word. Every system on the board passes its gate, and a memory that finds nothing fails it. */
export const WORKFLOW = `name: Memory

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
      - uses: ${PROJECT}@${RELEASE}
        with:
          adapter: dir:memory-adapter
          fail-below: retrieval_sufficiency=0.7
          comment: true
`;
