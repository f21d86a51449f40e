import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { HttpMapping, McpMapping } from '../src/adapters/bridge/mapping.ts';
import { Answered } from '../src/evidence/answered.ts';
import { BoardFigures } from '../src/evidence/board-figures.ts';
import { Entry } from '../src/evidence/entry.ts';
import { Exchange } from '../src/evidence/exchange.ts';
import { Judgement } from '../src/evidence/judgement.ts';
import { Manifest } from '../src/evidence/manifest.ts';
import { Prices } from '../src/evidence/prices.ts';
import { ReaderAnswers } from '../src/evidence/reader-answers.ts';
import { Timing } from '../src/evidence/timing.ts';
import { TranscriptLine } from '../src/evidence/transcript.ts';
import { BoardsFile, OutcomesFile, TasksFile } from '../src/protocol/board-data.ts';
import { Event } from '../src/protocol/event.ts';
import { Outcome } from '../src/protocol/outcome.ts';
import { InitializeResult, InspectResult, ObserveResult, QueryResult } from '../src/protocol/reply.ts';
import { Initialize, Inspect, Observe, Query } from '../src/protocol/request.ts';
import { Scorecard } from '../src/protocol/scorecard.ts';
import { BadgeFile } from '../src/site/machine/badge.ts';
import { DecisionsFile } from '../src/site/machine/decisions-json.ts';
import { EntryFile } from '../src/site/machine/entry-json.ts';
import { LeaderboardFile } from '../src/site/machine/leaderboard-json.ts';
import { GatesReport } from '../src/usecases/datasets/release-format.ts';

/** What others read or write, as JSON Schema 2020-12: `schemas/NAME.json`. */
const SCHEMAS = {
  'event': Event,
  'initialize-params': Initialize,
  'initialize-result': InitializeResult,
  'observe-params': Observe,
  'observe-result': ObserveResult,
  'query-params': Query,
  'query-result': QueryResult,
  'inspect-params': Inspect,
  'inspect-result': InspectResult,
  'bridge-mcp': McpMapping,
  'bridge-http': HttpMapping,
  'exchange': Exchange,
  'manifest': Manifest,
  'transcript-line': TranscriptLine,
  'outcome': Outcome,
  'scorecard': Scorecard,
  'timing': Timing,
  'judgement': Judgement,
  'answered': Answered,
  'reader-answers': ReaderAnswers,
  'prices': Prices,
  'entry': Entry,
  'gates': GatesReport,
  'standings': BoardFigures,
  'site-boards': BoardsFile,
  'site-tasks': TasksFile,
  'site-outcomes': OutcomesFile,
  'site-leaderboard': LeaderboardFile,
  'site-entry': EntryFile,
  'site-decisions': DecisionsFile,
  'site-badge': BadgeFile,
} satisfies Record<string, z.core.$ZodType>;

/** Results of commands with `--json`, which others read. */
const RESULTS = ['scorecard', 'answered', 'judgement'];

const checking = process.argv.includes('--check');
await mkdir('schemas', { recursive: true });
for (const [name, schema] of Object.entries(SCHEMAS)) {
  const path = `schemas/${name}.json`;
  const io = name.startsWith('bridge-') ? 'input' : 'output';
  const othersRead = name.startsWith('site-') || RESULTS.includes(name);
  // The files of a site repeat whole scorecards: written out each time, one schema had 260 kB.
  const reused = othersRead ? 'ref' : 'inline';
  // What reads a result or the files of a site must allow the fields that a later version adds. Files that this program reads allow none.
  const override: z.core.ToJSONSchemaParams['override'] = ({ jsonSchema }) => {
    if (othersRead && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
  const text = `${JSON.stringify(z.toJSONSchema(schema, { io, reused, override }), null, 2)}\n`;
  if (!checking) await writeFile(path, text);
  else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is not what its zod schema says\n→ npm run schemas, and commit schemas/`);
    process.exitCode = 1;
  }
}
