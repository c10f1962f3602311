import { engine } from '@rulewright/ecologic';
import { playout } from '@rulewright/testing';
import { cases } from './ecologic-cases.js';
import { builder } from './ecologic-player.js';
import { goldenNames, keepGolden } from './golden.js';

// Records the games that are not kept yet; recorded games are never made anew. Run with `npm run record-goldens`.

const kept = new Set(goldenNames(engine.id));
for (const { name, seed, options } of cases) {
  if (kept.has(name)) continue;
  const { actions, end } = playout(engine, { seed, options, policy: builder });
  const outcome = engine.outcome(end);
  if (outcome === undefined) throw new Error(`${name} does not end`);
  keepGolden(engine, name, engine.record({ seed, options, actions }), outcome);
}
