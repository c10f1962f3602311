import { agendaOf, byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { plainLanguage, plainText, type SentencesOf } from '@rulewright/core/text';
import {
  bySeat,
  flag,
  list,
  numbers,
  oneOf,
  orNone,
  seatOrNone,
  seats,
  upTo,
  withDefault,
} from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';

// A game in the names of its code, as its schemas tell what its numbers mean, and in the sentences that it has.

const { action, create } = smallGame({
  id: 'who-is-it',
  players: [2, 3],
  options: { openHands: withDefault(flag, false) },
  state: {
    hands: bySeat(numbers),
    suspects: bySeat(seatOrNone),
    out: seats,
    leader: seatOrNone,
    bets: bySeat(orNone),
    mood: oneOf('quite-calm', 'wild'),
  },
  choices: { accuse: { about: seatOrNone }, rest: {} },
  events: {
    accused: { seat: upTo(2), target: seatOrNone, sure: flag },
    ended: { winners: seats, guess: orNone, marks: list(upTo(4)) },
    saw: { seat: upTo(2), card: upTo(1) },
  },
  secret: { saw: 'card' },
  rules: { 'WHO-1': 'Accuse somebody, or nobody.' },
});
const accuse = action('accuse', {
  during: ['accuse'],
  fields: { target: seatOrNone, mood: oneOf('quite-calm', 'wild'), guess: orNone },
  candidates: (_, seat, offer) => offer({ type: 'accuse', seat, target: -1, mood: 'wild', guess: 1 }),
  perform() {},
});
const rest = action('rest', { during: ['rest'], fields: {}, perform() {} });
const engine = create({
  setup: ({ each }) => ({
    hands: each((seat) => [seat % 2]),
    suspects: each((seat) => seat - 1),
    out: [],
    leader: -1,
    bets: each((seat) => seat * 7 - 1),
    mood: 'quite-calm',
    agenda: agendaOf({ kind: 'accuse', seat: 1, about: 0 }),
  }),
  choices: {
    accuse: { rule: 'WHO-1', actions: [accuse] },
    rest: { rule: 'WHO-1', actions: [rest] },
  },
  standing: ({ state }, seat) => ({ value: (state.bets[seat] ?? 0) + 1, parts: {} }),
  outcome: ({ state }) => byScore(state.bets, 'found-out'),
  cards: { kinds: ['ace', 'old-king'], copies: 2, zones: { 'hands.*': 'owner' } },
});
const names = ['Ann', 'Ben', 'Cy'];
const called = (seat: number): string => names[seat] ?? '';
const state = engine.init('plain', { players: 3, openHands: true });
const view = engine.view(state, 1);

describe('without a sentence', () => {
  const text = plainText(engine, { seats: called });

  test.each([
    [
      { type: 'accuse', seat: 1, target: 2, mood: 'quite-calm', guess: 0 },
      'accuse: target Cy, mood quite calm, guess 0',
    ],
    [{ type: 'accuse', seat: 1, target: -1, mood: 'wild', guess: -1 }, 'accuse: target nobody, mood wild, guess –'],
    [{ type: 'rest', seat: 0 }, 'rest'],
  ])('%j is %s', (action, says) => expect(text.action(view as never, action).text).toBe(says));

  test.each([
    [{ type: 'accused', seat: 0, target: 1, sure: true }, 'Ann: accused: target Ben, sure yes'],
    [{ type: 'ended', winners: [0, 2], guess: -1, marks: [4, 0] }, 'Ended: winners Ann, Cy, guess –, marks 4, 0'],
    [{ type: 'saw', seat: 2, card: 1 }, 'Cy: saw: card old-king'],
    [{ type: 'saw', seat: 2 }, 'Cy: saw'],
    [{ type: 'never-told', leader: 2, depth: -3 }, 'Never told: leader Cy, depth −3'],
  ])('%j is %s', (event, says) =>
    expect(text.event(view as never, { rule: 'WHO-1', ...event })).toEqual({ text: says }),
  );

  test('the rest has names too', () => {
    expect(text.question(view as never)).toMatchObject({ text: 'Ben: accuse', short: 'accuse' });
    expect(text.moved(view as never, { type: 'rest', seat: 1 })).toBe('You: rest');
    expect([text.title, text.option('openHands'), text.optionValue('openHands', true)]).toEqual([
      'Who is it',
      'Open hands',
      'yes',
    ]);
    expect(text.reason('found-out')).toBe('The end: found out.');
    expect(text.score(view as never, 2)).toEqual({ Score: '14' });
    expect([text.card('ace'), text.face('ace').name]).toEqual(['ace, 2 copies', 'ace']);
    expect(text.sheets(view as never)).toEqual([
      {
        title: 'Players',
        head: ['', 'Score', 'Hands', 'Suspects', 'Bets'],
        rows: [
          ['Ann', '0', '?', 'nobody', '–'],
          ['Ben', '7', 'old-king', 'Ann', '6'],
          ['Cy', '14', '?', 'Ben', '13'],
        ],
      },
      {
        title: 'Table',
        head: ['', ''],
        rows: [
          ['Out', '–'],
          ['Leader', 'nobody'],
          ['Mood', 'quite calm'],
        ],
      },
    ]);
  });
});

describe('with sentences', () => {
  const sentences = {
    title: 'Who is it?',
    choices: { accuse: 'Whom do you accuse, and not {about}?' },
    actions: { accuse: '{accuse/accuses} {target}' },
    events: {
      accused: '{seat} accuses {target}',
      ended: '{winners:or} won at {marks}',
      saw: '{seat} saw {card}',
      'saw.unseen': '{seat} saw a card',
    },
    reasons: { 'found-out': 'It has come out.' },
    cards: { 'old-king': 'the old king' },
    terms: { hands: 'hand' },
    base: { nobody: 'no one' },
  } satisfies SentencesOf<typeof engine>;
  const text = plainText(engine, { sentences, seats: called });

  test('the game speaks in them', () => {
    expect(text.question(view as never)).toMatchObject({
      text: 'Ben: Whom do you accuse, and not Ann?',
      short: 'Whom do you accuse, and not Ann?',
    });
    const action = { type: 'accuse', seat: 1, target: -1, mood: 'wild', guess: 1 };
    expect(text.moved(view as never, action)).toBe('You accuse no one');
    expect(text.moved(engine.view(state, 0) as never, action)).toBe('Ben accuses no one');
    const told = (event: object) => text.event(view as never, { rule: 'WHO-1', ...event } as never).text;
    expect(told({ type: 'ended', winners: [0, 2], guess: 1, marks: [3] })).toBe('Ann or Cy won at 3');
    expect(told({ type: 'saw', seat: 0, card: 1 })).toBe('Ann saw the old king');
    expect(told({ type: 'saw', seat: 0 })).toBe('Ann saw a card');
    expect(told({ type: 'accused', seat: 0 })).toBe('Ann accuses ?');
    expect([text.title, text.reason('found-out'), text.sheets(view as never)[0]?.head[2]]).toEqual([
      'Who is it?',
      'It has come out.',
      'Hand',
    ]);
  });

  test('a table of its own may be another language', () => {
    const language = { ...plainLanguage(engine, sentences), locale: 'de' };
    expect(plainText(engine, { language }).locale).toBe('de');
    expect(() => plainLanguage(engine, 'none' as never)).toThrow('sentences: expected an object, found string');
  });

  test('a key that the game does not have does not compile', () => {
    // @ts-expect-error there is no such action
    const wrong: SentencesOf<typeof engine> = { actions: { acuse: 'x' } };
    // @ts-expect-error there is no such event
    const never: SentencesOf<typeof engine> = { events: { acused: 'x' } };
    expect([wrong, never]).toHaveLength(2);
  });
});
