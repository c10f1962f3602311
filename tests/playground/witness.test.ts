import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../../docs/site/playground/games.js';
import type { Witnesses } from '../../docs/site/playground/play-data.js';
import { witnessed } from '../../docs/site/playground/witness.js';
import type { WitnessLine } from '../../packages/cli/src/witness-file.js';

function witnessesOf(game: string): Witnesses {
  const lines = readFileSync(`tests/witnesses/${game}.jsonl`, 'utf8').trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const witness: WitnessLine = JSON.parse(line);
      return [witness.rule, witness];
    }),
  );
}

describe.each(gameIds)('the witnesses of %s', (id) => {
  test('each opens at a decision of its rule: what happened, or the refusal, names it', async () => {
    const game = await loadGame(id);
    const witnesses = witnessesOf(id);
    for (const [rule, { actions, tried }] of Object.entries(witnesses).slice(0, 25)) {
      const { table, sentence } = witnessed(game, witnesses, rule, 'its title');
      expect(table.length).toBe(actions.length);
      expect(sentence).toContain(`${rule} its title: `);
      expect(sentence.includes('would be refused')).toBe(tried !== undefined);
    }
    expect(() => witnessed(game, witnesses, 'ECO-XXX.1', '')).toThrow('no game here');
  });
});
