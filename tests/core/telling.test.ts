import { InputError } from '@rulewright/core';
import { type ByType, type Facts, fillFrom, type Naming, rowOf, type Style, speakerOf } from '@rulewright/core/text';
import { describe, expect, test } from 'vitest';

const en = {
  locale: 'en',
  messages: {
    bid: '{seat} bids {amount:coin} for {lot}',
    'bid.unseen': '{seat} bids {amount:coin}',
    sold: '{lots} go to {winners} for {price.to:coin}',
    player: 'player {n}',
    'player.short': '{n}',
    brief: '{seat:short}: {lot:loud}',
  },
  nouns: { coin: { one: 'coin', other: 'coins' } },
};
const speaker = speakerOf({ content: {} }, en, { seats: (seat) => (seat === 0 ? 'Ann' : undefined) });
const naming: Naming = {
  seats: new Set(['seat', 'winners']),
  name: (field, value, form) => {
    if (field !== 'lot' && field !== 'lots') return value;
    return form === 'loud' ? `LOT ${value}` : `lot ${value}`;
  },
};
const say = (key: keyof typeof en.messages, source: object, more?: Facts['more']): string =>
  speaker.voice.say(key, fillFrom(speaker, source, naming, more));

describe('The holes of a sentence', () => {
  test('are filled from the fields, seats as players are called and the others as the game names them', () => {
    expect(say('bid', { seat: 0, amount: 2, lot: 'A' })).toBe('Ann bids 2 coins for lot A');
    expect(say('brief', { seat: 1, lot: 'A' })).toBe('2: LOT A');
  });

  test('lists are said entry by entry, and parts of a field by their path', () => {
    expect(say('sold', { lots: ['A', 7], winners: [0, 2], price: { from: 0, to: 1 } })).toBe(
      'lot A and lot 7 go to Ann and player 3 for 1 coin',
    );
  });

  test('a field that is absent makes it the sentence for who does not see it', () => {
    expect(say('bid', { seat: 1, amount: 1 })).toBe('player 2 bids 1 coin');
  });

  test('what the sentence has of its own comes first, as it is', () => {
    expect(say('bid', { seat: 1, amount: 1, lot: 'A' }, { lot: 'two lots', amount: undefined })).toBe(
      'player 2 bids 1 coin for two lots',
    );
  });

  test('a seat that is no number, and what is neither word nor number, is not said', () => {
    expect(() => say('bid', { seat: 'x', amount: 1, lot: 'A' })).toThrow(InputError);
    expect(say('bid', { seat: 1, amount: 1, lot: { id: 'A' } })).toBe('player 2 bids 1 coin');
  });
});

describe('A table by type', () => {
  type Event =
    | { readonly type: 'bid'; readonly amount: number }
    | { readonly type: 'sold' }
    | { readonly type: 'over' };
  const styles: ByType<Event, Style> = {
    sold: { style: 'heading' },
    bid: ({ amount }) => (amount > 9 ? { chain: 'bids', starts: true } : { chain: 'bids' }),
  };

  test('has rows as they are, rows made of what is told, and none', () => {
    expect(rowOf(styles, { type: 'sold' })).toEqual({ style: 'heading' });
    expect(rowOf(styles, { type: 'bid', amount: 10 })).toEqual({ chain: 'bids', starts: true });
    expect(rowOf(styles, { type: 'bid', amount: 9 })).toEqual({ chain: 'bids' });
    expect(rowOf(styles, { type: 'over' })).toBeUndefined();
  });

  test('a row is made of whatever else is known', () => {
    const facts: ByType<Event, Facts, [string]> = { over: (_, why) => ({ detail: why }) };
    expect(rowOf(facts, { type: 'over' }, 'coins')).toEqual({ detail: 'coins' });
  });

  test('what every object has is no row, and nothing is no table', () => {
    const given = { type: 'constructor' } as unknown as Event;
    expect(rowOf(styles, given)).toBeUndefined();
    expect(() => rowOf(styles, undefined as unknown as Event)).toThrow(InputError);
  });
});

describe('The sentence of an event', () => {
  const language = {
    locale: 'en',
    messages: {
      you: 'you',
      'you.pos': 'your',
      'named.pos': '{name}’s',
      drawn: '{seat} {draw/draws} a card and {keep/keeps} {your/their} turn',
      given: '{seat} {give/gives} {to:obj} a card and {end/ends} the turn',
      swapped: '{seat} {call/calls} {to}, who {bring/brings} a card',
      played: '{seat:pos} card {win/wins}, and {to} {pay/pays}',
      shared: '{winners} {win/wins}',
      menu: '{wähle/wählst/wählt} {seat}',
      youth: 'youth is on the side of {seat}',
    },
    nouns: {},
  };
  const names = ['Ann', 'Bob', 'younes'];
  const speakerFor = (you: number | undefined) =>
    speakerOf({ content: {} }, language, { seats: (seat) => names[seat], you: (seat) => seat === you });
  const tell = (you: number | undefined, key: keyof typeof language.messages, source: object): string => {
    const { teller } = speakerFor(you);
    const fields: Naming = { seats: new Set(['seat', 'to', 'winners']), name: (_, value) => value };
    return teller.tell(key, fillFrom(teller, source, fields));
  };

  test.each([
    [undefined, 'drawn', 'Ann draws a card and keeps their turn'],
    [0, 'drawn', 'You draw a card and keep your turn'],
    [1, 'drawn', 'Ann draws a card and keeps their turn'],
    [0, 'given', 'You give Bob a card and end the turn'],
    [1, 'given', 'Ann gives you a card and ends the turn'],
    [0, 'swapped', 'You call Bob, who brings a card'],
    [1, 'swapped', 'Ann calls you, who bring a card'],
    [0, 'played', 'Your card wins, and Bob pays'],
    [1, 'played', 'Ann’s card wins, and you pay'],
    [0, 'menu', 'wählt you'],
    [0, 'youth', 'youth is on the side of you'],
  ] as const)('for the player %s: %s is %j', (you, key, said) => {
    expect(tell(you, key, { seat: 0, to: 1 })).toBe(said);
  });

  test('a verb after several players is that of others', () => {
    expect(tell(0, 'shared', { winners: [0] })).toBe('You win');
    expect(tell(0, 'shared', { winners: [0, 1] })).toBe('You and Bob wins');
    expect(tell(2, 'shared', { winners: [0] })).toBe('Ann wins');
  });

  test('a name that begins like the word for you stays as it is', () => {
    expect(tell(0, 'drawn', { seat: 2 })).toBe('younes draws a card and keeps their turn');
  });

  test('a language with its own word for you takes no form of it from English', () => {
    const messages = { you: 'вы', 'you.gen': 'вас', drawn: '{seat:self}, {seat:pos}, {seat:gen}' };
    const ru = { ...language, locale: 'ru', messages };
    const told = (table: object): string => {
      const { teller } = speakerOf({ content: {} }, language, { language: table as typeof language, you: () => true });
      return teller.tell('drawn', { seat: teller.who(0) });
    };
    expect(told(ru)).toBe('Вы, вы, вас');
    expect(told({ ...ru, messages: { drawn: '{seat:pos}' } })).toBe('Your');
  });

  test('questions and actions call the player by name', () => {
    const { seats, who, voice } = speakerFor(0);
    expect([seats(0), who(0)(), voice.say('youth', { seat: who(0) })]).toEqual([
      'Ann',
      'Ann',
      'youth is on the side of Ann',
    ]);
  });

  test('at the head of a row the player is you, with a capital letter', () => {
    const { heading, teller } = speakerFor(0);
    expect([0, 1].map(heading)).toEqual(['You', 'Bob']);
    expect([0, 1].map(teller.heading)).toEqual(['You', 'Bob']);
    expect(speakerFor(undefined).heading(0)).toBe('Ann');
    // a name keeps its letters where the language has no word for you
    const silent = speakerOf({ content: {} }, { ...language, messages: {} }, { seats: () => 'ann', you: () => true });
    expect(silent.heading(0)).toBe('ann');
  });
});
