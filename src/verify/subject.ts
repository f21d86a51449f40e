import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { undated } from '../evidence/undated.ts';

/** What was run on what, and who chose in it: two runs of the same subject may be held against each other. */
export function subject(manifest: Manifest): string {
  const { suite, dataset, system, image, adapter, actor = null, model } = manifest;
  const program = image === null ? adapter.spec : (image.repo_digest ?? image.id);
  return canonical({ suite, dataset: dataset.sha256, system, program, actor, model: undated(model) });
}
