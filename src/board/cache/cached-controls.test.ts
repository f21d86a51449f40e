import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { addKnownControls, knownControls } from '../../bundles/control-results.ts';
import type { Suite } from '../../suite/suite.ts';
import { cib } from '../../suites/cib/cib.ts';
import { writ } from '../../suites/writ/writ.ts';
import { nodeFiles } from '../../system/files.ts';
import { loadCachedControls, saveControls } from './cached-controls.ts';

const RESULT = [{ name: 'null', metric: 'm', value: 0, min: 0, max: 0.1, held: true }];

/** A copy of the suite, whose controls this process has not run. */
const fresh = (suite: Suite): Suite => ({ ...suite, score: (...task) => suite.score(...task) });

it('loadCachedControls restores the results that a build by the same code kept, and none of other code', async () => {
  const cache = { folder: temporaryFolder(), harness: 'a' };
  expect(await loadCachedControls(nodeFiles, cache, [cib, writ])).toBe(false);
  const [before, other] = [fresh(cib), fresh(writ)];
  addKnownControls(before, [{ key: 'some tasks', results: RESULT }]);
  addKnownControls(other, [{ key: 'others', results: RESULT }]);
  await saveControls(nodeFiles, cache, [before]);
  // A build of another suite keeps the results of the first.
  await saveControls(nodeFiles, cache, [other]);

  const later = fresh(cib);
  expect(await loadCachedControls(nodeFiles, { ...cache, harness: 'b' }, [later])).toBe(false);
  expect(knownControls(later)).toEqual([]);
  expect(await loadCachedControls(nodeFiles, cache, [later])).toBe(true);
  expect(knownControls(later)).toEqual([{ key: 'some tasks', results: RESULT }]);
});
