import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { hold } from './plays.js';
import {
  asked,
  clear,
  discards,
  give,
  giveAny,
  guest,
  hand,
  inventory,
  lay,
  layFor,
  type Options,
  rave,
  type State,
  save,
  setClass,
  setSouls,
  shuffleInto,
  souls,
  stack,
  store,
  type Table,
  table,
} from './table.js';

// DNE-CLS.25 to DNE-CLS.31, DNE-BTY.4: what classes can do when a rave is over.

const shield = (seat: number) => ({ type: 'shield', seat }) as const;
const noShield = (seat: number) => ({ type: 'no-shield', seat }) as const;
const boost = (card: string) => ({ type: 'boost', seat: 0, card }) as const;
const stop = { type: 'stop', seat: 0 } as const;

const CARDS = ['demo-jing', 'demo-jelz', 'demo-smith'];
/** A rave that nobody has held in yet; it closes when everybody who is asked holds. */
const closed = (recipe: (state: State) => void, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    clear(state);
    recipe(state);
  });
  while (game.state.agenda.at(-1)?.kind === 'rave') game.play(hold((engine.decision(game.state)?.seats ?? [])[0] ?? 0));
  return game;
};
/** A Netrunner as Host with these hand cards, who cannot win. */
const failing = (cards: readonly string[], recipe: (state: State) => void = () => {}, options: Options = {}) =>
  closed((state) => {
    rave(state, 20);
    setClass(state, 0, 'netrunner');
    setSouls(state, 4, 4, 4);
    give(state, 0, ...cards);
    stack(state, 'vinyl-am', 'vinyl-igor', 'vinyl-currents', 'vinyl-in-utero', 'vinyl-nevermind');
    recipe(state);
  }, options);

rule.each(
  ['DNE-CLS.29', 'DNE-BTY.4'],
  'an unsuccessful Netrunner with three hand cards is asked for the shield',
  [
    { title: 'three hand cards', cards: 3, stored: 0, cls: 'netrunner', asks: 'shield 0' },
    { title: 'two hand cards', cards: 2, stored: 3, cls: 'netrunner', asks: 'summary 0' },
    { title: 'another class', cards: 3, stored: 0, cls: 'alien', asks: 'summary 0' },
  ],
  ({ cards, stored, cls, asks }) => {
    const game = failing(CARDS.slice(0, cards), (state) => {
      if (cls !== 'netrunner') setClass(state, 0, cls);
      store(state, 0, ...['demo-madness', 'demo-courtesy', 'demo-nite-fleit'].slice(0, stored));
    });
    expect(asked(game)).toBe(asks);
    if (asks === 'shield 0') expect(game.legal()).toEqual([shield(0), noShield(0)]);
  },
);

rule(['DNE-CLS.29', 'DNE-BTY.4', 'DNE-BTY.3'], 'a successful Netrunner is not asked for the shield', () => {
  const game = failing(CARDS, (state) => {
    state.turn.expectation = 5;
    lay(state, 0, 'vinyl-slow-rush');
  });
  expect([asked(game), souls(game)]).toEqual(['summary 0', [6, 4, 4]]);
});

rule('DNE-BTY.4', 'the shield is offered to a Host, a Saviour and an invader who was beaten', () => {
  // one Netrunner is in the box: who has the card is asked, also a beaten invader
  const order = [0, 4, 3, 2].map((seat) => {
    const next = closed(
      (state) => {
        rave(state, 1, ['demo-jing'], ['vinyl-slow-rush', 'vinyl-currents']);
        lay(state, 3, 'demo-jelz');
        lay(state, 2, 'demo-smith');
        save(state, 4);
        layFor(state, 0, 4, 'demo-madness');
        giveAny(state, seat, 3);
        setClass(state, seat, 'netrunner');
      },
      { players: 5 },
    );
    return asked(next);
  });
  expect(order).toEqual(['shield 0', 'shield 4', 'shield 3', 'shield 2']);
});

rule(
  ['DNE-CLS.29', 'DNE-GNL.6'],
  'the shield costs the whole hand, not the inventory, and without a monster brings no card',
  () => {
    const game = failing(CARDS, (state) => store(state, 0, 'demo-madness')).play(shield(0));
    expect(game.events).toEqual([
      { type: 'cards-discarded', seat: 0, cards: CARDS },
      { type: 'shield-raised', seat: 0 },
    ]);
    expect([hand(game, 0), inventory(game, 0), discards(game)]).toEqual([[], ['demo-madness'], CARDS]);
    expect([asked(game), game.state.rave.shielded]).toEqual(['summary 0', [0]]);
  },
);

rule(['DNE-CLS.29', 'DNE-BTY.5'], 'a shielded Netrunner loses no souls to a rival; without the shield he does', () => {
  const beaten = (answer: typeof shield | typeof noShield) =>
    failing(CARDS, (state) => {
      state.turn.expectation = 5;
      lay(state, 1, 'vinyl-slow-rush');
    }).play(answer(0));
  expect(souls(beaten(shield))).toEqual([4, 6, 4]);
  const open = beaten(noShield);
  expect([souls(open), hand(open, 0), open.state.rave.shielded]).toEqual([[2, 6, 4], CARDS, []]);
});

rule.each(
  'DNE-CLS.29',
  'the shield brings the cards that success would have brought',
  [
    { title: 'the Host alone', seat: 0, share: null, drawn: 4 },
    { title: 'the Host with a Saviour', seat: 0, share: 1, drawn: 3 },
    { title: 'the Saviour', seat: 2, share: 1, drawn: 1 },
    { title: 'a Saviour without a share', seat: 2, share: 0, drawn: 0 },
    { title: 'an invader', seat: 1, share: 1, drawn: 4 },
  ],
  ({ seat, share, drawn }) => {
    const game = failing([], (state) => {
      guest(state, 'oxymoron');
      lay(state, 1, 'demo-courtesy');
      if (share !== null) {
        save(state, 2, share);
        layFor(state, 0, 2, 'demo-madness');
      }
      if (seat !== 0) {
        shuffleInto(state.classDeck, [...(state.players[0]?.class.splice(0) ?? [])]);
        setClass(state, seat, 'netrunner');
      }
      give(state, seat, ...CARDS);
    });
    expect(asked(game)).toBe(`shield ${seat}`);
    game.script([6, 6, ...(share === null ? [] : [6])]).play(shield(seat));
    expect(game.events.slice(0, 2 + Math.min(drawn, 1))).toEqual([
      { type: 'cards-discarded', seat, cards: CARDS },
      { type: 'shield-raised', seat },
      ...(drawn === 0
        ? []
        : [
            {
              type: 'cards-drawn',
              seat,
              count: drawn,
              cards: ['vinyl-am', 'vinyl-igor', 'vinyl-currents', 'vinyl-in-utero'].slice(0, drawn),
            },
          ]),
    ]);
    expect(hand(game, seat)).toHaveLength(drawn);
  },
);

rule(['DNE-CLS.29', 'DNE-ESC.6', 'DNE-SPC.7'], 'the shield holds against the monster too, for souls only', () => {
  const doomed = (monster: string) =>
    failing(CARDS, (state) => {
      guest(state, monster);
      store(state, 0, 'demo-madness');
    });
  const bones = doomed('mr-bones').script([1]).play(shield(0));
  // the reward card and the one in the inventory may still be boosted with
  expect(asked(bones)).toBe('boost 0');
  bones.play(stop);
  expect([souls(bones), asked(bones)]).toEqual([[4, 4, 4], 'summary 0']);
  const zeroed = doomed('elmer').script([1]).play(shield(0)).play(stop);
  expect([zeroed.state.players[0]?.status, souls(zeroed)]).toEqual(['waiting', [4, 4, 4]]);
});

/** A Netrunner without enough hand cards for the shield rolls this against Harpies. */
const rolled = (
  face: number,
  cards: readonly string[],
  recipe: (state: State) => void = () => {},
  cls = 'netrunner',
) => {
  const game = table().edit((state) => {
    clear(state);
    rave(state, 20);
    guest(state, 'harpies');
    setClass(state, 0, cls);
    setSouls(state, 4);
    store(state, 0, ...cards);
    recipe(state);
  });
  return game.script([face]).play(hold(0));
};
const FOUR = ['demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness'];

rule(['DNE-CLS.30', 'DNE-ESC.4'], 'each of up to three held cards adds one to the escape roll', () => {
  const game = rolled(2, FOUR);
  expect([asked(game), game.legal()]).toEqual(['boost 0', [...FOUR.map(boost), stop]]);
  expect(game.refusal(boost('vinyl-am'))).toEqual({
    rule: 'DNE-CLS.30',
    code: 'not-held',
    details: { card: 'vinyl-am' },
  });
  game.play(boost('demo-jelz'), boost('demo-jing'));
  expect([asked(game), discards(game), souls(game)[0]]).toEqual(['boost 0', ['demo-jelz', 'demo-jing'], 4]);
  game.play(boost('demo-smith'));
  expect(game.events.slice(0, 2)).toEqual([
    { type: 'cards-discarded', seat: 0, cards: ['demo-smith'] },
    { type: 'escape-ended', seat: 0, result: 'rolled' },
  ]);
  expect([asked(game), souls(game)[0], inventory(game, 0)]).toEqual(['summary 0', 4, ['demo-madness']]);
});

rule(['DNE-CLS.30', 'DNE-ESC.4'], 'three boosts are the most, and the roll may stay a failure', () => {
  const game = rolled(1, FOUR).play(boost('demo-jing'), boost('demo-jelz'), boost('demo-smith'));
  expect([asked(game), souls(game)[0], inventory(game, 0)]).toEqual(['summary 0', 2, ['demo-madness']]);
  const stopped = rolled(4, FOUR).play(stop);
  expect([asked(stopped), souls(stopped)[0], inventory(stopped, 0)]).toEqual(['summary 0', 2, FOUR]);
});

rule.each(
  ['DNE-CLS.30', 'DNE-ESC.4', 'DNE-GNL.14'],
  'a boost is asked for below five, and from a Netrunner who holds a card',
  [
    { title: 'a four', face: 4, cards: FOUR, cls: 'netrunner', asks: 'boost 0' },
    { title: 'a five', face: 5, cards: FOUR, cls: 'netrunner', asks: 'summary 0' },
    { title: 'no card', face: 4, cards: [], cls: 'netrunner', asks: 'summary 0' },
    { title: 'another class', face: 4, cards: FOUR, cls: 'writer', asks: 'summary 0' },
  ],
  ({ face, cards, cls, asks }) => {
    expect(asked(rolled(face, cards, () => {}, cls))).toBe(asks);
  },
);

rule(['DNE-CLS.30', 'DNE-GNL.4'], 'when the last card is gone no more boosts are asked for', () => {
  const game = rolled(1, ['demo-jing']).play(boost('demo-jing'));
  expect([asked(game), souls(game)[0]]).toEqual(['summary 0', 2]);
});

rule.each(
  ['DNE-CLS.26', 'DNE-CLS.28', 'DNE-ESC.3'],
  'what an Alien and a Dragonborn add to the escape roll',
  [
    { title: 'Alien', cls: 'alien', cards: [], face: 4, escapes: true },
    { title: 'Alien', cls: 'alien', cards: [], face: 3, escapes: false },
    // 8, and 8 + 3, and 8 + 7, and 9 + 7
    { title: 'total 8', cls: 'dragonborn', cards: ['vinyl-am'], face: 4, escapes: false },
    { title: 'total 10', cls: 'dragonborn', cards: ['vinyl-am', 'demo-jing'], face: 4, escapes: false },
    { title: 'total 11', cls: 'dragonborn', cards: ['vinyl-am', 'vinyl-plantasia'], face: 4, escapes: true },
    { title: 'total 11', cls: 'dragonborn', cards: ['vinyl-am', 'vinyl-plantasia'], face: 3, escapes: false },
    { title: 'total 15', cls: 'dragonborn', cards: ['vinyl-am', 'demo-thom-yorke'], face: 3, escapes: false },
    { title: 'total 16', cls: 'dragonborn', cards: ['demo-sub-zero', 'demo-thom-yorke'], face: 3, escapes: true },
    { title: 'total 16', cls: 'dragonborn', cards: ['demo-sub-zero', 'demo-thom-yorke'], face: 2, escapes: false },
    {
      title: 'total 16 of another class',
      cls: 'dj',
      cards: ['demo-sub-zero', 'demo-thom-yorke'],
      face: 4,
      escapes: false,
    },
  ],
  ({ cls, cards, face, escapes }) => {
    const game = rolled(face, [], (state) => lay(state, 0, ...cards), cls);
    expect(souls(game)[0]).toBe(escapes ? 4 : 2);
  },
);

rule(['DNE-CLS.28', 'DNE-CLS.5'], 'a Dragonborn who helps the Host has no line-up to run away with', () => {
  const game = table().edit((state) => {
    clear(state);
    rave(state, 20);
    guest(state, 'harpies');
    setClass(state, 1, 'dragonborn');
    setSouls(state, 4, 4);
    lay(state, 0, 'demo-sub-zero', 'demo-thom-yorke');
    save(state, 1);
  });
  game.script([5, 4]).play(hold(0));
  expect(souls(game)).toEqual([4, 2, 0]);
});

rule(['DNE-CLS.31', 'DNE-R67', 'DNE-GNL.12'], 'the Netrunner can do nothing with bug cards, and there are none', () => {
  const { content } = engine;
  expect(content.classes.find(({ id }) => id === 'class-netrunner')?.abilities.inert).toEqual({ op: 'inert' });
  const inRave = table().edit((state) => {
    clear(state);
    rave(state, 20);
    setClass(state, 0, 'netrunner');
    give(state, 0, 'demo-jing');
  });
  expect(inRave.legal()).toEqual([{ type: 'play', seat: 0, card: 'demo-jing' }, hold(0)]);
  expect([content.sounds, content.monsters, content.classes, content.mercenaries].map((list) => list.length)).toEqual([
    150, 46, 9, 48,
  ]);
});
