import { match, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';
import { program } from '@rulewright/protocol/node';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { SERVER } from '../support/modules.js';

test('the bot in Python plays by the view of its seat, without a fault', inFull, async () => {
  const env = { ...process.env, RULEWRIGHT: SERVER };
  let complaints = '';
  const onError = (text: string): void => {
    complaints += text;
  };
  const bot = program(engine, 'python3 -W error examples/python-bot/bot.py 1', { env, onError });
  const { end, faults, record, seats } = await match(engine, [bot, uniform(engine)], { seed: 'python', limit: 10 });
  expect({ end, faults, complaints }).toEqual({ end: 'limit', faults: [], complaints: '' });
  expect(seats[0]?.decisions).toBeGreaterThan(2);
  expect(engine.replay(record)).toBeDefined();
});
