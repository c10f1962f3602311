import {
  basePack,
  createEngine,
  type EmixCard,
  type EmixOptions,
  type EmixPack,
  engine,
  parseCardText,
} from '@rulewright/emix';
import { createText, en } from '@rulewright/emix/text';
import { describe, expect, test } from 'vitest';
import { optionSets } from './cases.js';
import { activate, begin, give, setKarma, setPlayer, setPool, slot, table } from './table.js';

const text = createText(engine);

/** A base pack whose first card has another text. */
function packWith(first: Partial<EmixPack['cards'][number]>): EmixPack {
  const [card, ...others] = basePack.cards;
  if (card === undefined) throw new Error('the pack is empty');
  const { play: _, moment: __, charge: ___, influence: ____, result: _____, slot: ______, ...plain } = card;
  return { ...basePack, cards: [{ ...plain, ...first }, ...others] };
}
const cardOf = (first: Partial<EmixPack['cards'][number]>) => {
  const { cards } = packWith(first);
  return createText(createEngine({ content: packWith(first) })).card(cards[0]?.id ?? '');
};

describe('What cards do is said of their effects', () => {
  test.each([
    ['play self: gain pos 2', 'the owner gains 2 blue'],
    ['play any: gain neg die', 'any player gains as many red as a die shows'],
    ['play any: gain pos all', 'any player gains as many blue as are in the pool'],
    ['play any: gain neg powers', 'any player gains a red for every red power'],
    ['play any: gain any powers', 'any player gains an emon for every active power'],
    ['play any: gain any 3', 'any player gains 3 of any colour'],
    ['play other: lose neg all', 'another player loses all red'],
    ['play other: lose any all', 'another player loses all emons'],
    ['play all: flip pos 2', 'every player turns 2 blue into red'],
    ['play all: flip neg 2', 'every player turns 2 red into blue'],
    ['play all: flip any 2', 'every player turns 2 of any colour into the other colour'],
    ['play other: take pos 1', 'another player hands 1 blue over to the owner'],
    ['play other: give neg 1', 'another player is given 1 red by the owner'],
    ['play other: swap pos', 'another player swaps all blue with the owner'],
    ['play other: swap any', 'another player swaps the pool with the owner'],
    ['play any: draw 1', 'any player draws 1 card'],
    ['play any: discard 2', 'any player discards 2 cards'],
    ['play other: steal 1', 'another player loses 1 random card to the owner'],
    ['play any: discardPower 2', 'any player loses 2 active powers'],
    ['play any: activate 2', 'any player activates 2 powers from their hand for free'],
    ['play any: action 2', 'the owner gets 2 extra actions'],
    [
      'play any: gain pos 1; draw 1; lose neg 1 @actor; action 1',
      'any player gains 1 blue, draws 1 card, the owner loses 1 red and gets 1 extra action',
    ],
  ])('%s', (notation, said) => {
    expect(cardOf({ type: 'effect', sign: 'pos', value: 2, ...parseCardText(notation) })).toBe(
      `Inspiration (positive Effect; 2 blue): ${said}. Reconstructed: the rulebook does not print the whole card.`,
    );
  });

  test('a power says when, how many and where', () => {
    const power: Partial<EmixCard> = { type: 'power', sign: 'neutral', value: 1, limit: 3, onto: 'other' };
    const notation = 'slot 2 / charge self: draw 1 / influence any: gain neg 1 / result self: lose pos 1';
    expect(cardOf({ ...power, ...parseCardText(notation), provenance: 'published' })).toBe(
      'Inspiration (neutral Power; 1 of any colour, up to 3 copies on one human and only on another human): room for 2 more kinds of power; in Charge the owner draws 1 card; in Influence any player gains 1 red; in Result the owner loses 1 blue.',
    );
    expect(cardOf({ ...power, limit: 1, onto: 'self', ...parseCardText('slot 1'), provenance: 'published' })).toBe(
      'Inspiration (neutral Power; 1 of any colour and only on one’s own human): room for 1 more kind of power.',
    );
  });

  test.each([
    ['fear', 'Fear (negative Moment; 2 red): cancels an action of another player.'],
    ['conviction', 'Conviction (positive Moment; 1 blue): keeps a power that is to be discarded.'],
    ['joy', 'Joy (positive Effect; free): any player gains as many blue as a die shows.'],
    [
      'greed',
      'Greed (negative Power; 2 red and up to 2 copies on one human): in Influence another player hands 2 blue over to the owner.',
    ],
  ])('%s', (id, said) => {
    expect(text.card(id)).toBe(`${said} Reconstructed: the rulebook does not print the whole card.`);
  });

  test('of the players’ own, with a view of their game', () => {
    const own = { id: 'own-storm', name: { en: 'Storm' }, type: 'effect', sign: 'pos', value: 2, copies: 1 } as const;
    const options = { customCards: [{ ...own, ...parseCardText('play any: gain neg 1') }] };
    const view = engine.view(engine.init(1, options), 0);
    expect(text.card('own-storm', view)).toBe('Storm (positive Effect; 2 blue): any player gains 1 red.');
    expect(text.card('joy', view)).toBe(text.card('joy'));
    expect(() => text.card('own-storm')).toThrow('own-storm');
  });

  test('by the name of the rulebook, if asked for', () => {
    expect(createText(engine, { names: 'ru' }).card('joy')).toMatch(/^Радость \(positive Effect; free\)/);
    expect(() => text.card('no-such-card')).toThrow('no-such-card');
  });
});

describe('Every option has words', () => {
  const given = [{}, ...optionSets].map((set) => new Map(Object.entries(engine.init('options', set).options)));
  const names = [...(given[0]?.keys() ?? [])];
  test.each(names)('%s', (name) => {
    expect(text.option(name)).toMatch(/^[A-Z].*\.$/);
    for (const options of given) expect(text.optionValue(name, options.get(name))).not.toBe('');
  });

  const values: readonly (readonly [keyof EmixOptions, unknown, string])[] = [
    ['players', 3, '3'],
    ['sets', 'needed', 'as many as are needed'],
    ['sets', 2, '2'],
    ['cardsPerPlayer', 'recommended', 'the recommended 20'],
    ['cardsPerPlayer', 'any', 'enough for a hand'],
    ['firstPlayer', 'random', 'a random player'],
    ['firstPlayer', 1, 'P2'],
    ['voidPlays', 'allow', 'yes'],
    ['cancelMode', 'fizzle', 'a played card is spent and paid for'],
    ['cancelUntil', 'next-action', 'until the next action of anybody'],
    ['cancelUntil', 'next-player', 'until the next player acts: it takes back the actor’s later actions too'],
    ['reactionPrompt', 'holders', 'only who holds a Moment and can pay for it'],
    ['dieChangesResult', true, 'yes'],
    ['movedMarkerTriggers', false, 'no'],
    ['board', null, 'those of the base game'],
    ['board', [{ cell: 4, symbol: 'back-ten' }], '1 symbol of the players’ own'],
    ['customCards', [], 'nothing'],
    ['customCards', [{ name: { en: 'Storm' }, copies: 5 }], 'Storm ×5'],
    ['teams', null, 'everybody plays alone'],
    ['teams', { light: [0, 3], dark: [1, 2] }, 'light: P1 and P4; dark: P2 and P3'],
    ['individualDecks', null, 'no, all draw from one deck'],
    ['individualDecks', { decks: 'ready-made', anyDeckSize: false }, 'yes, the ready-made ones in turn'],
    ['individualDecks', { decks: [[]], anyDeckSize: true }, 'yes, one list each, whatever their size'],
    ['freeFeeding', null, 'no, everybody has a human of their own'],
    ['freeFeeding', { humans: null, chargeAll: false }, 'as many humans as players, one charge for each player'],
    ['freeFeeding', { humans: 5, chargeAll: true }, '5 humans, all of them charged in every round'],
  ];
  test.each(values)('%s %j: %s', (name, value, said) => {
    expect(text.optionValue(name, value)).toBe(said);
  });

  test('and nothing else has', () => {
    expect(() => text.option('no-such-option')).toThrow('no-such-option');
    expect(() => text.optionValue('teams', 'no-such-value')).toThrow();
  });
});

describe('A refusal gives the reason and the numbers', () => {
  const t = () =>
    table().edit((state) => {
      begin(state);
      slot(state, 0, { kind: 'slot', seat: 1 });
      setPool(state, 0, 1, 0);
      give(state, 0, 'greed', 'joy', 'love');
      give(state, 1, 'joy');
    });
  test.each([
    [{ type: 'play', seat: 0, card: 'fear', target: 1, pos: 0 }, 'No such card is in your hand.'],
    [
      { type: 'play', seat: 0, card: 'greed', target: 1, pos: 0 },
      'The pool does not hold the cost. (0 blue and 2 red)',
    ],
    [
      { type: 'play', seat: 0, card: 'love', target: 1, pos: 1 },
      'The cost is paid in full, in emons of the sign of the card. (1 blue and it costs 4 emons)',
    ],
    [{ type: 'draw', seat: 1 }, 'P1 is asked now.'],
    [{ type: 'pass', seat: 0 }, 'That is not among what can be done now.'],
  ] as const)('%j', (action, said) => {
    const why = engine.explain(t().state, action);
    expect(why === undefined ? '' : text.refusal(why)).toBe(said);
  });

  test('every code has words', () => {
    for (const code of ['malformed', 'game-over', 'not-asked', 'not-offered'])
      expect(en.messages).toHaveProperty([`refusal.${code}`]);
  });
});

describe('The table', () => {
  const seen = (options: Partial<EmixOptions> = {}) =>
    table(options).edit((state) => {
      begin(state);
      slot(state, 0);
      give(state, 0, 'joy', 'fear');
      setPool(state, 1, 3, 2);
      setKarma(state, 2, 4, 2);
      activate(state, 2, 'optimism', 'optimism', 'love');
      setPlayer(state, 2, { marker: -7 });
    });

  test('shows markers, pools, karma, powers, hands and scores', () => {
    const [players, box, track, hand] = text.sheets(engine.view(seen().state, 0));
    expect(players).toEqual({
      title: 'Players',
      head: ['', 'marker', 'pool', 'karma', 'active powers, from the left', 'cards', 'score now'],
      rows: [
        ['P1', '0', '–', '–', '–', '2', '0'],
        ['P2', '0', '+3 −2', '–', '–', '0', '0'],
        ['P3', '−7', '–', '+4 −2', 'Optimism ×2 and Love', '0', '+3'],
      ],
    });
    expect(box).toEqual({
      title: 'Supply',
      head: ['blue', 'red', 'cards to draw', 'discards'],
      rows: [['173', '176', '85', '0']],
    });
    expect([track?.title, track?.head, track?.rows[0]]).toEqual([
      'Track',
      ['symbol', 'cells'],
      ['an extra action', '+9 −9 +41 −41 +77 −77'],
    ]);
    expect(hand).toEqual({
      title: 'Hand',
      head: ['card', 'cost', 'what it does'],
      rows: [
        ['Joy', 'free', 'any player gains as many blue as a die shows'],
        ['Fear', '2 red', 'cancels an action of another player'],
      ],
    });
  });

  test('shows no hand to those who have none, and of others the number of cards', () => {
    const titles = text.sheets(engine.view(seen().state, 'spectator')).map(({ title }) => title);
    expect(titles).toEqual(['Players', 'Supply', 'Track']);
    expect(text.sheets(engine.view(seen().state, 1))[3]?.rows).toEqual([]);
  });

  test('has the humans apart in free feeding', () => {
    const [players, humans] = text.sheets(
      engine.view(seen({ freeFeeding: { humans: null, chargeAll: false } }).state, 1),
    );
    expect(players?.head).toEqual(['', 'marker', 'cards', 'score now']);
    expect(humans?.rows[1]).toEqual(['H1', '+3 −2', '–', '–']);
  });

  test('has no drawing', () => {
    expect([text.drawing(engine.view(seen().state, 0)), text.legend, text.amounts]).toEqual([[], '', []]);
  });

  test('tells what a score is made of', () => {
    expect(text.score(engine.view(seen().state, 1), 2)).toEqual({
      marker: '−7',
      powers: 'Optimism +4 and Love +4',
      karma: '+4 −2',
    });
    const teams = { light: [0, 1], dark: [2] };
    const inClan = text.score(engine.view(seen({ teams }).state, 1), 2);
    expect([inClan.clan, inClan.marker]).toEqual(['dark −3', '−7']);
  });
});

describe('The opening', () => {
  const opening = (options: Partial<EmixOptions>) => {
    const { state } = table({ firstPlayer: 1, ...options }, 'opening');
    return { said: text.opening(engine.view(state, 'spectator')), pool: state.pool };
  };
  const ends = 'Blue emons are positive, red ones negative; the game ends at +100 or −100, or after round 10. ';

  test('tells the order, the clans and the first dice', () => {
    const { said, pool } = opening({ players: 2, teams: { light: [1], dark: [0] } });
    const dice = [0, 1].map((seat) => `P${seat + 1} +${pool.pos[seat]} −${pool.neg[seat]}`).join(' and ');
    expect(said).toBe(
      `P2 and P1 play in this order, with 5 cards each. ${ends}Light clan: P2; dark clan: P1. The first dice were rolled: ${dice}.`,
    );
  });

  test('tells every hand where small decks deal unequal ones', () => {
    const decks = [[{ card: 'joy', count: 2 }], [{ card: 'anger', count: 1 }]];
    const { said } = opening({ players: 2, individualDecks: { decks, anyDeckSize: true } });
    expect(said).toContain(`P2 and P1 play in this order. Hands: P2 1 card and P1 2 cards. ${ends}`);
  });

  test('of one who plays alone', () => {
    expect(opening({ players: 1, firstPlayer: 0 }).said).toMatch(`P1 plays alone, with 5 cards. ${ends}`);
  });

  test('tells no dice in free feeding, where nobody has charged yet', () => {
    expect(opening({ players: 2, freeFeeding: { humans: null, chargeAll: false } }).said).toBe(
      `P2 and P1 play in this order, with 5 cards each. ${ends}Nobody is charged yet.`,
    );
  });
});

test('Why a game ended is said', () => {
  expect([text.title, text.reason('goal'), text.reason('rounds')]).toEqual([
    'Emix',
    'A marker reached the goal, and the round was played to its end.',
    'The last round was played.',
  ]);
  expect(() => text.reason('no-such-reason')).toThrow('no-such-reason');
});

test('Players have names', () => {
  const named = createText(engine, { seats: (seat) => ['Ann', 'Ben'][seat] ?? 'Cy' });
  const view = engine.view(engine.init('names'), 0);
  expect(named.event(view, { type: 'die-rolled', rule: 'EMX-VOC.5', seat: 1, colour: 'pos', face: 3 }).text).toBe(
    'Ben rolls blue 3',
  );
});

test('a symbol of the track has a face as a card has one', () => {
  expect(text.face('draw-two')).toMatchObject({ kind: 'symbol', effect: en.messages['symbol.draw-two'] });
  expect(text.card('draw-two')).toBe(en.messages['symbol.draw-two']);
});
