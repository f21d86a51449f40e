import { UNSET_LICENCE } from '../evidence/entry.ts';
import { PROJECT, RELEASE } from '../protocol/project.ts';

/**
 * The kit's second workflow, as docs/guide-submit.md shows it. Only the job that runs no adapter can write packages, and only
 * the last step gets the token for the board.
 */
export const SUBMIT_WORKFLOW = `name: Submit

on:
  workflow_dispatch:
    inputs:
      suites:
        description: The suites, separated by commas
        default: cib

permissions: {}

jobs:
  image:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read # to check the adapter out
      packages: write # to push the image
    outputs:
      image: \${{ steps.push.outputs.image }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - name: Check that the licence is set
        run: |
          if grep --quiet '"${UNSET_LICENCE}"' memory-adapter/entry.json; then
            echo "::error title=Licence,file=memory-adapter/entry.json::Replace ${UNSET_LICENCE} in memory-adapter/entry.json by the licence of your system, such as MIT, or proprietary. Then start this workflow again."
            exit 1
          fi
      - id: push
        name: Build the image, and push it
        env:
          TOKEN: \${{ github.token }}
        run: |
          # A package of its own, because one that was made public stays public with all its versions.
          name=$(jq --raw-output .slug memory-adapter/entry.json)
          tag="ghcr.io/\${GITHUB_REPOSITORY_OWNER,,}/\${name//[._]/-}-cib-adapter:run-$GITHUB_RUN_NUMBER"
          docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin <<< "$TOKEN"
          docker build --platform linux/amd64 --tag "$tag" memory-adapter
          docker push "$tag"
          # The machine may know the same image under other names.
          image=$(docker inspect --format '{{range .RepoDigests}}{{println .}}{{end}}' "$tag" | grep "^\${tag%:*}@")
          echo "image=$image" >> "$GITHUB_OUTPUT"

  submit:
    needs: image
    runs-on: ubuntu-latest
    timeout-minutes: 120
    permissions:
      contents: read # to check entry.json out
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      # A new package is private. On your repository's page under "Packages" choose the image, then "Package settings", "Change
      # visibility". This cannot be undone: everybody can then read all files of every version. Then re-run the failed job.
      - name: Pull the image as the board does, without a login
        env:
          IMAGE: \${{ needs.image.outputs.image }}
        run: |
          docker pull --quiet "$IMAGE" || {
            echo "::error title=Private image::Nobody else can pull $IMAGE. Make it public under Packages, Package settings, Change visibility. This cannot be undone, and everybody can then read all files in it. Then re-run the failed job."
            exit 1
          }
      - uses: ${PROJECT}@${RELEASE}
        with:
          adapter: image:\${{ needs.image.outputs.image }}
          suites: \${{ inputs.suites }}
          out: results
      - name: Write the entry
        run: npx --yes context-integrity@${RELEASE.slice(1)} entry results/* --from memory-adapter/entry.json --out entry
      # If BOARD_TOKEN is missing or not sufficient, continue by hand from this folder, which readers of the repository can download.
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: entry
          path: entry
          retention-days: 7
      - uses: ${PROJECT}/submit@${RELEASE}
        with:
          board: ${PROJECT}
          entry: entry
          github-token: \${{ secrets.BOARD_TOKEN }}
`;
