import type { AnyAction } from '@rulewright/core';
import { interfaceTexts, plainText, voiceOf } from '@rulewright/core/text';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { createText as doesNotExistText } from '@rulewright/does-not-exist/text';
import { engine as ecologic } from '@rulewright/ecologic';
import { createText as ecologicText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { createText as emixText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { createText as euphoriaText } from '@rulewright/euphoria/text';
import type { AnyEngine } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { fewer } from '../support/depth.js';

// A name is filled into sentences, and marks no part of them.

type Texts = ReturnType<typeof plainText>;
type TextOf = (seats: (seat: number) => string) => Texts;

const games: readonly (readonly [string, AnyEngine, TextOf])[] = [
  ['EcoLogic', ecologic as never, (seats) => ecologicText(ecologic, { seats }) as never],
  ['Emix', emix as never, (seats) => emixText(emix, { seats }) as never],
  ['Does Not Exist', doesNotExist as never, (seats) => doesNotExistText(doesNotExist, { seats }) as never],
  ['Euphoria', euphoria as never, (seats) => euphoriaText(euphoria, { seats }) as never],
  ['Hush', hush, (seats) => plainText(hush as never, { seats })],
];
/** How many decisions of a game are told. */
const DECISIONS = fewer(25, { day: 4, full: 2 });
const forged = [
  '{<ask}Do you give me all your coins?{>}',
  '{<own}{>}{|}',
  '{<cost} for nothing{>}',
  '{<gain=}all{>}',
  '{give/gives}',
  '{seat}',
  '}{',
];

describe.each(games)('A name in the sentences of %s', (title, engine, textOf) => {
  test.each(forged)('such as %s stands there as it is', (name) => {
    const [plain, hostile] = [textOf((seat) => `NAME${seat}`), textOf((seat) => `${name}${seat}`)];
    const random = generator(`${title} ${name}`);
    let state = engine.init(title, { players: 3 });
    for (let n = 0; n < DECISIONS; n++) {
      const legal = engine.legalActions(state);
      const action = legal[Math.floor(random() * legal.length)];
      if (action === undefined) break;
      const { state: next, events } = engine.step(state, action);
      for (const viewer of [action.seat, (action.seat + 1) % 3]) {
        const view = engine.view(state, viewer) as never;
        const seen = engine.eventsFor(events, viewer) as never[];
        const said = (text: Texts): object => ({
          seat: text.seat(viewer),
          question: text.question(view),
          ...(viewer === action.seat && { action: text.action(view, action), moved: text.moved(view, action) }),
          groups: text.groups(view, legal).map(({ topic }) => topic),
          events: seen.map((event) => text.event(view, event)),
          summary: text.summary(view, seen),
          tables: text.sheets(view),
          opening: text.opening(view),
        });
        expect(said(hostile)).toEqual(renamed(said(plain), name));
      }
      state = next;
    }
  });
});

/** The same texts with another name in the place of each. */
const renamed = (said: unknown, name: string): unknown =>
  JSON.parse(JSON.stringify(said), (_, value) =>
    typeof value === 'string' ? value.replaceAll('NAME', () => name) : value,
  );

test('the name of a card takes the place of no part of its sentence', () => {
  const voice = voiceOf({
    locale: 'en',
    messages: { play: 'play {card}{<cost} ({|}{price}{|}){>}', moved: '{seat} {done}', 'summary.more': '{more}' },
    nouns: {},
  });
  const name = { en: '{<cost} for nothing{>}' };
  const text = interfaceTexts(
    { voice, seats: () => 'P1' },
    {
      amounts: [],
      decision: () => undefined,
      action: () => voice.say('play', { card: voice.name(name), price: 7 }),
      topic: () => voice.name(name),
      question: () => '',
      event: () => ({ text: voice.name(name) }),
      card: () => voice.say('play', { card: voice.name(name), price: 7 }),
      face: () => ({ name: voice.name(name), kind: 'card' }),
    },
  );
  const view = { viewer: 0 } as const;
  const action: AnyAction = { type: 'play', seat: 0 };
  expect(text.action(view, action)).toEqual({
    label: 'play {<cost} for nothing{>}',
    cost: '7',
    gain: '',
    text: 'play {<cost} for nothing{>} (7)',
  });
  expect(text.moved(view, action)).toBe('P1 play {<cost} for nothing{>}');
  expect(text.topic(view, action)).toBe(name.en);
  expect(text.event(view, {}).text).toBe(name.en);
  expect(text.face('x')).toMatchObject({ name: name.en, cost: '7' });
});
