import{n as e,r as t}from"./project.js";const n=`name: Memory

on: pull_request

permissions: {}

jobs:
  memory:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read # to check the adapter out
      pull-requests: write # to comment; remove it if you remove \`comment\`
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: ${e}@${t}
        with:
          adapter: dir:memory-adapter
          suites: worlds
          fail-below: worlds:twins=0.012
          comment: true
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        # The evidence, for \`cib verify\`. A fork's run cannot comment; memory-comment.yml comments from this.
        if: \${{ !cancelled() }}
        with:
          name: cib-results
          path: cib-results
          retention-days: 30
`,r=`name: Memory comment

on:
  workflow_run: # zizmor: ignore[dangerous-triggers] the job runs no code of the pull request
    workflows: [Memory]
    types: [completed]

permissions: {}

jobs:
  comment:
    # A pull request from a branch of this repository has its comment already.
    if: >-
      github.event.workflow_run.event == 'pull_request'
      && (github.event.workflow_run.conclusion == 'success' || github.event.workflow_run.conclusion == 'failure')
      && github.event.workflow_run.head_repository.id != github.event.repository.id
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: read # to download the run's bundles
      pull-requests: write # to find the pull request and write the comment
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          # With a pattern, this step does not fail if the run left no artifact.
          pattern: cib-results
          merge-multiple: true
          path: \${{ runner.temp }}/cib-results
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
      - uses: ${e}/comment@${t}
        with:
          bundles: \${{ runner.temp }}/cib-results
          fail-below: worlds:twins=0.012
`;export{n,r as t};