import { writeFileSync } from 'node:fs';
import { find, happened } from '@rulewright/testing';
import { games } from './games.js';
import { introducedRules, lessonsOf, matters, peopleFile } from './introduced.js';

// `npm run record -- people`: for each rule of the two-minute introductions the shortest game for two that is found in which
// somebody sees it, in tests/witnesses/people/<game>.jsonl. Rules that a lesson teaches have the moment of the lesson.

const BUDGET = 6_000;
for (const { engine, policy } of games) {
  const rules = introducedRules(engine.id);
  const lines: string[] = [];
  const missing: string[] = [];
  for (const rule of rules) {
    const lesson = lessonsOf(engine.id).find(({ rules }) => rules.includes(rule));
    if (lesson !== undefined) {
      const { seed, options, actions } = lesson.start;
      lines.push(
        JSON.stringify({ game: engine.id, rule, seed, options, actions: [...actions, ...lesson.solution.slice(0, 1)] }),
      );
      continue;
    }
    const wanted = matters[rule] ?? { rule };
    const { found } = find(engine, {
      such: (_, events) => (wanted === 'start' ? events.length === 0 : happened(events, wanted)),
      options: [{ players: 2 }],
      budget: BUDGET,
      seed: `people ${rule}`,
      policy,
    });
    if (found === undefined) {
      missing.push(rule);
      continue;
    }
    const { seed, actions } = found.record;
    const shown = actions.map((action) => engine.format(action));
    lines.push(JSON.stringify({ game: engine.id, rule, seed, options: { players: 2 }, actions: shown }));
  }
  writeFileSync(peopleFile(engine.id), lines.map((line) => `${line}\n`).join(''));
  console.log(`${engine.id}: ${lines.length} of ${rules.length}; without: ${missing.join(' ')}`);
}
