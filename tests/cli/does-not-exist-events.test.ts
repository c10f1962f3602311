import { at } from '@rulewright/core';
import { type DoesNotExistOptions, engine } from '@rulewright/does-not-exist';
import { describe, expect, test } from 'vitest';
import type { FormerEvent } from '../../packages/cli/src/narrators/does-not-exist/former-events.js';
import { follow, type Scene, type Seen, sceneOf } from '../../packages/cli/src/narrators/does-not-exist/scene.js';
import { sentence } from '../../packages/cli/src/narrators/does-not-exist/sentences.js';
import type { State } from '../../packages/does-not-exist/src/state.js';
import { classOf, figureOf, lay, made } from './does-not-exist-games.js';

interface Circumstances {
  readonly change?: (state: State) => void;
  readonly options?: Partial<DoesNotExistOptions>;
  /** What happened before in the same step. */
  readonly last?: Seen;
}
type Told = readonly (readonly [event: Seen, text: string, circumstances?: Circumstances])[];

function sceneAfter({ change = () => {}, options, last }: Circumstances): Scene {
  const { position } = engine.view(made(change, options), 'spectator');
  const scene = sceneOf(engine, position);
  if (last !== undefined) follow(scene, last, undefined);
  return scene;
}

const monster =
  (name: string) =>
  (state: State): void => {
    state.monster = [figureOf(name)];
  };
const lead =
  (seat: number, name: string) =>
  (state: State): void => {
    at(state.players, seat).class = [classOf(name)];
  };
const laid =
  (...names: string[]) =>
  (state: State): void =>
    lay(state, 0, ...names);
const oxymoron = monster('oxymoron');
const [nevermind, inUtero, igor, am, jing] = [
  'vinyl-nevermind',
  'vinyl-in-utero',
  'vinyl-igor',
  'vinyl-am',
  'demo-jing',
];
const rolled = (roll: (FormerEvent & { type: 'die-rolled' })['roll'], face: number) =>
  ({ type: 'die-rolled', seat: 0, roll, sides: 6, face }) as const;
const souls = (cause: (FormerEvent & { type: 'souls-changed' })['cause'], change: number) =>
  ({ type: 'souls-changed', seat: 0, change, souls: 5, cause }) as const;
const played = { type: 'card-played', seat: 0, lineup: 0, card: nevermind, via: 'hand', base: 3, value: 0 } as const;
const escaped = (result: (FormerEvent & { type: 'escape-ended' })['result']) =>
  ({ type: 'escape-ended', seat: 0, result }) as const;
const closed = (total: number, winner: number): Seen => ({ type: 'rave-closed', owners: [0], totals: [total], winner });
const left = { type: 'mercenary-left', seat: 0, mercenary: 'ghost-dog' } as const;
const expelled = { type: 'invader-expelled', seat: 0, invader: 2 } as const;
const discarded = (...cards: string[]) => ({ type: 'cards-discarded', seat: 0, cards }) as const;

/** Every type of event, and what is read of it. */
const told: { readonly [Type in FormerEvent['type']]: Told } = {
  'turn-began': [
    [{ type: 'turn-began', turn: 6, host: 1, place: 1 }, 'Turn 6 – P1 is Host'],
    [{ type: 'turn-began', turn: 6, host: 1, place: 2 }, 'Turn 6 – P1 is Host in place of P2'],
  ],
  'die-rolled': [
    [rolled('first-player', 17), 'P0 rolls 17 for the first turn'],
    [rolled('hijack', 17), 'P0 rolls 17 for a turn of somebody else'],
    [rolled('expectation', 17), 'P0 rolls the expectation: 17'],
    [rolled('recruit', 4), 'P0 rolls 4 for a mercenary, nobody comes'],
    [rolled('recruit', 5), 'P0 rolls 5 for a mercenary'],
    [rolled('bonus', 4), 'P0 rolls 4 for the bonus of the next card'],
    [rolled('rolled-card', 4), 'P0 rolls 4 for the next card'],
    [rolled('needle-roll', 4), 'P0 rolls 4 with the needle'],
    [rolled('challenge', 4), 'P0 rolls 4 in the challenge'],
    [rolled('escape', 4), 'P0 rolls 4 to escape', { change: monster('salamander') }],
    [rolled('escape', 4), 'P0 rolls 4 to escape, +1 makes 5', { change: oxymoron }],
    [rolled('failure', 4), 'P0 rolls 4 for the failure'],
    [rolled('tie', 4), 'P0 rolls 4 among the poorest'],
  ],
  'turn-hijacked': [[{ type: 'turn-hijacked', seat: 0, target: 2 }, 'P0 will play the next turn of P2']],
  'turn-forfeited': [[{ type: 'turn-forfeited', seat: 0 }, "P0's own turn is lost"]],
  'turn-passed': [[{ type: 'turn-passed', seat: 0 }, 'P0 passes: no rave in this turn']],
  'cards-drawn': [
    [{ type: 'cards-drawn', seat: 0, count: 2, cards: [igor, am] }, 'P0 draws 2 cards: IGOR and AM'],
    [{ type: 'cards-drawn', seat: 0, count: 1 }, 'P0 draws 1 card'],
  ],
  'deck-reshuffled': [
    [{ type: 'deck-reshuffled', deck: 'sounds' }, 'the discard pile of sound cards is shuffled into a new deck'],
    [{ type: 'deck-reshuffled', deck: 'classes' }, 'the discard pile of classes is shuffled into a new deck'],
    [{ type: 'deck-reshuffled', deck: 'mercenaries' }, 'the discard pile of mercenaries is shuffled into a new deck'],
    [{ type: 'deck-reshuffled', deck: 'monsters' }, 'the discard pile of monsters is shuffled into a new deck'],
  ],
  'cards-discarded': [
    [discarded(igor, am, jing), 'P0 discards IGOR, AM and Jing'],
    [discarded(nevermind), 'the table is cleared', { change: laid(nevermind) }],
    [discarded(igor, am), 'so do IGOR and AM, which lay under it', { last: left }],
    [discarded(igor), 'so does IGOR, which lay under it', { last: left }],
    [{ ...discarded(igor), seat: 2 }, 'the rest is discarded: IGOR', { last: expelled }],
  ],
  'card-stashed': [[{ type: 'card-stashed', seat: 0, card: am }, 'P0 lays AM into the inventory']],
  'card-taken': [
    [{ type: 'card-taken', seat: 1, from: 0, card: am }, 'P1 takes AM from P0'],
    [{ type: 'card-taken', seat: 1, from: 0 }, 'P1 takes a hand card from P0'],
  ],
  'card-given': [
    [{ type: 'card-given', seat: 0, to: 1, card: am }, 'P0 gives P1 AM'],
    [{ type: 'card-given', seat: 0, to: 1 }, 'P0 gives P1 a hand card'],
  ],
  'hand-shown': [[{ type: 'hand-shown', seat: 0, cards: [igor, am] }, 'P0 shows the hand: IGOR and AM']],
  'souls-changed': [
    [souls('rave', 2), 'P0 gains 2 souls (3 → 5)'],
    [souls('rivalry', -1), 'P0 loses 1 soul to the rival (6 → 5)'],
    [souls('class', 1), 'P0 gains 1 soul more as Support (4 → 5)', { change: lead(0, 'class-support') }],
    [souls('monster', 2), 'P0 gains 2 souls from Oxymoron (3 → 5)', { change: oxymoron }],
    [souls('monster', -1), 'P0 loses 1 soul to Oxymoron (6 → 5)', { change: oxymoron }],
    [souls('cap', -1), 'P0 may not win with such help and drops 1 soul (6 → 5)'],
    [souls('buy-class', -1), 'P0 pays 1 soul for a class (6 → 5)'],
    [souls('hijack', -1), 'P0 pays 1 soul for a turn of somebody else (6 → 5)'],
    [souls('hijack', -1), 'P0 loses 1 soul more (6 → 5)', { last: rolled('hijack', 1) }],
    [souls('expel', -1), 'P0 pays 1 soul to expel an invader (6 → 5)'],
    [souls('return', -1), 'P0 pays 1 soul to return (6 → 5)'],
    [souls('elimination', -2), 'P0 loses the last 2 souls (7 → 5)'],
  ],
  'class-gained': [
    [
      { type: 'class-gained', seat: 0, class: 'class-proxy' },
      'P0 becomes Proxy – copies the best card, plays the next turn of an opponent for 1 soul and a roll of 16',
    ],
    [
      { type: 'class-gained', seat: 0, class: 'class-dj' },
      'P0 becomes DJ – forces an opponent to help, drafts 3 and drops 1',
    ],
    [{ type: 'class-gained', seat: 0, class: 'class-writer' }, 'P0 becomes Writer – rolls for cards, wins ties'],
    [
      { type: 'class-gained', seat: 0, class: 'class-ttter' },
      'P0 becomes Tattooist – drafts from the discard pile, rolls for 3 cards against invaders',
    ],
    [
      { type: 'class-gained', seat: 0, class: 'class-support' },
      'P0 becomes Support – expels an invader for 1 soul, 1 soul more for winning by 10',
    ],
    [
      { type: 'class-gained', seat: 0, class: 'class-olivye' },
      'P0 becomes Olivier – changes a card for 2, hand limit 6',
    ],
    [
      { type: 'class-gained', seat: 0, class: 'class-alien' },
      'P0 becomes Alien – signals for the top card of the deck, 1 soul more as Saviour, +1 to escape rolls, not human',
    ],
    [
      { type: 'class-gained', seat: 0, class: 'class-dragonborn' },
      'P0 becomes Dragonborn – cards up to 3 count 2 times against invaders, escape rolls +2 above a total of 15, +1 above 10',
    ],
    [
      { type: 'class-gained', seat: 0, class: 'class-netrunner' },
      'P0 becomes Netrunner – a hand of 3 saves the souls, up to 3 cards for +1 each to escape',
    ],
  ],
  'class-lost': [[{ type: 'class-lost', seat: 0, class: 'class-proxy' }, 'P0 is Proxy no more']],
  'mercenary-joined': [
    [
      { type: 'mercenary-joined', seat: 0, mercenary: 'ghost-dog', cards: 2 },
      'Ghost Dog joins P0 as a mercenary with 2 hidden cards',
    ],
  ],
  'mercenary-left': [[left, 'Ghost Dog leaves P0']],
  'mercenary-fed': [[{ type: 'mercenary-fed', seat: 0, mercenary: 'ghost-dog' }, 'Ghost Dog of P0 gets a hidden card']],
  'help-banned': [[{ type: 'help-banned', seat: 0 }, 'P0 is banned from helping']],
  'player-zeroed': [[{ type: 'player-zeroed', seat: 0 }, 'P0 is zeroed']],
  'player-returned': [[{ type: 'player-returned', seat: 0 }, 'P0 is back']],
  'player-eliminated': [[{ type: 'player-eliminated', seat: 0 }, 'P0 is out of the game']],
  'monster-invited': [
    [
      { type: 'monster-invited', seat: 0, monster: 'oxymoron' },
      'P0 invites Oxymoron (level 15, brings 2 souls and 4 cards; +1 to escape rolls; failure: lose 1 soul and discard 2 hand cards)',
    ],
    [
      { type: 'monster-invited', seat: 0, monster: 'salamander' },
      'P0 invites Salamander (level 4, brings 1 soul and 2 cards; failure: lose 1 soul)',
      { options: { blankMonsterSouls: 1 } },
    ],
  ],
  'level-raised': [[{ type: 'level-raised', seat: 1, level: 5 }, 'P1 raises its level to 5']],
  'monster-came': [
    [{ type: 'monster-came', monster: 'salamander', level: 4 }, 'Salamander comes'],
    [
      { type: 'monster-came', monster: 'salamander', level: 8 },
      'Salamander comes, here of level 8, which makes the target 21',
      { options: { monsterLevel: 'add' } },
    ],
  ],
  'monster-stayed-away': [
    [
      { type: 'monster-stayed-away', monster: 'the-brothers-grimm', level: 14 },
      'The Brothers Grimm stays away: level 14 is above the expectation of 13',
    ],
  ],
  'monster-left': [[{ type: 'monster-left', monster: 'salamander' }, 'Salamander leaves']],
  'rave-began': [
    [{ type: 'rave-began', host: 0, final: false }, 'A line-up needs a total of 14.'],
    [
      { type: 'rave-began', host: 0, final: true },
      '10 souls are at stake: everybody may throw cards into line-ups of others.',
    ],
  ],
  'invasion-declared': [
    [{ type: 'invasion-declared', seat: 2 }, 'P2 invades'],
    [
      { type: 'invasion-declared', seat: 2 },
      "P2 invades, P0's total is now 12",
      {
        change: (state) => {
          lead(0, 'class-dragonborn')(state);
          lay(state, 0, jing, 'demo-courtesy');
        },
      },
    ],
  ],
  'card-played': [
    [played, 'P0 plays Nevermind (3, 49 min, grunge): total 3, needs 14', { change: laid() }],
    [
      played,
      'P0 plays Nevermind (3, 49 min, grunge), +50% for grunge makes 5, In Utero rises to 9: total 14, enough',
      { change: laid(inUtero) },
    ],
    [
      { ...played, via: 'inventory' },
      'P0 plays Nevermind (3, 49 min, grunge) from the inventory: total 19, enough',
      { change: laid(am, 'vinyl-currents') },
    ],
    [
      { ...played, card: 'vinyl-come-over', base: 5 },
      'P0 plays Come Over (5, 35 min, psychodelic lo-fi indie rock), +100% for indie and rock makes 10, AM rises to 16: total 26, enough',
      { change: laid(am) },
    ],
    [
      { ...played, via: 'mercenary' },
      'a mercenary of P0 turns up Nevermind (3, 49 min, grunge): total 3, needs 14',
      { change: laid() },
    ],
    [
      { ...played, via: 'deck', seat: 1 },
      'up comes Nevermind (3, 49 min, grunge): total 3, needs 14',
      { change: laid() },
    ],
    [
      { ...played, seat: 1 },
      "P1 throws Nevermind (3, 49 min, grunge) into P0's line-up: total 3, needs 14",
      { change: laid() },
    ],
    [
      { ...played, seat: 1 },
      "P1 adds Nevermind (3, 49 min, grunge) to P0's line-up: total 3, needs 14",
      { change: laid(), last: { type: 'saviour-found', seat: 1, share: 0, picker: 'host', forced: false } },
    ],
    [
      { ...played, seat: 2, lineup: 2 },
      'it begins with Nevermind (3, 49 min, grunge): total 3, needs 14',
      { change: laid(am), last: { type: 'invasion-declared', seat: 2 } },
    ],
    [
      { ...played, card: am, base: 8 },
      'P0 plays AM (8, 41 min, indie rock): total 14, but P2 leads',
      {
        change: (state) => {
          lay(state, 0, inUtero);
          lay(state, 2, 'vinyl-currents', 'vinyl-slow-rush');
        },
      },
    ],
    [
      { ...played, base: 2, card: jing },
      'P0 plays Jing (2, 54 min, electro), counted as 4: total 18, which leads',
      {
        change: (state) => {
          lay(state, 0, inUtero, am);
          lay(state, 2, igor);
          lead(0, 'class-dragonborn')(state);
        },
      },
    ],
    [{ ...played, value: 12 }, 'P0 plays Nevermind (a copy), worth 6: total 12, needs 14', { change: laid(inUtero) }],
    [
      { ...played, base: 6 },
      'P0 plays Nevermind (6, 49 min, grunge): total 6, needs 14',
      { change: laid(), options: { genreBonus: 'off' } },
    ],
    [
      { ...played, card: jing, base: 2 },
      'P0 plays Jing (2, 54 min, electro): total 5',
      {
        change: (state) => {
          Object.assign(state.turn, { number: 0, expectation: 0 });
          lay(state, 0, igor);
        },
      },
    ],
  ],
  held: [[{ type: 'held', seat: 0 }, 'P0 holds']],
  'friend-called': [
    [{ type: 'friend-called', seat: 0, target: 1, share: 0, picker: 'host' }, 'P0 calls P1 and promises no card'],
    [
      { type: 'friend-called', seat: 0, target: 1, share: 0, picker: 'host' },
      'P0 calls P1 and promises none of 4 cards',
      { change: oxymoron },
    ],
    [
      { type: 'friend-called', seat: 0, target: 1, share: 2, picker: 'saviour' },
      'P0 calls P1 and promises 2 of 4 cards, picked by the Saviour',
      { change: oxymoron },
    ],
    [
      { type: 'friend-called', seat: 0, target: 1, share: 4, picker: 'host' },
      'P0 calls P1 and promises all of 4 cards',
      { change: oxymoron },
    ],
  ],
  'call-declined': [[{ type: 'call-declined', seat: 1 }, 'P1 declines']],
  'call-countered': [
    [
      { type: 'call-countered', seat: 1, share: 2, picker: 'host' },
      'P1 wants 2 of 4 cards, picked by the Host',
      { change: oxymoron },
    ],
  ],
  'counter-refused': [[{ type: 'counter-refused', seat: 0, target: 1 }, 'P0 refuses']],
  'saviour-found': [
    [
      { type: 'saviour-found', seat: 1, share: 1, picker: 'host', forced: false },
      'P1 is the Saviour for 1 of 4 cards, picked by the Host',
      { change: oxymoron },
    ],
    [
      { type: 'saviour-found', seat: 1, share: 0, picker: 'host', forced: true },
      'P1 is forced to be the Saviour',
      { change: oxymoron },
    ],
  ],
  'challenge-lost': [[{ type: 'challenge-lost', seat: 0, target: 1 }, 'P1 need not help']],
  'invader-expelled': [
    [
      expelled,
      "P0 expels P2, who takes their own cards back, P0's total is now 2",
      {
        change: (state) => {
          lead(0, 'class-dragonborn')(state);
          lay(state, 0, jing);
          lay(state, 2, am);
        },
      },
    ],
  ],
  'signal-sent': [[{ type: 'signal-sent', seat: 1, lineup: 0 }, "P1 signals for P0's line-up"]],
  'rave-closed': [
    [closed(6, -1), 'Nobody reaches the 14 that it takes', { change: laid(inUtero) }],
    [closed(14, 0), 'P0 wins the rave with 14', { change: laid(inUtero, nevermind) }],
  ],
  'shield-raised': [[{ type: 'shield-raised', seat: 1 }, 'P1 raises the shield and loses no soul in this rave']],
  'reward-opened': [
    [{ type: 'reward-opened', cards: [igor, am] }, 'the reward lies open: IGOR and AM'],
    [{ type: 'reward-opened', cards: [] }, 'no reward card is left to draw'],
  ],
  'reward-shared': [[{ type: 'reward-shared', seat: 1, card: am }, 'P1 gets AM']],
  'escape-ended': [
    [escaped('released'), 'Oxymoron lets P0 go', { change: oxymoron }],
    [escaped('rolled'), 'P0 escapes', { change: oxymoron }],
    [escaped('paid'), 'P0 has paid the way out', { change: oxymoron }],
    [escaped('bribed'), 'P0 has sent Oxymoron away', { change: oxymoron }],
    [escaped('walked-away'), 'P0 walks away', { change: oxymoron }],
    [escaped('failed'), 'P0 does not escape Oxymoron – lose 1 soul and discard 2 hand cards', { change: oxymoron }],
  ],
  'card-recovered': [
    [
      { type: 'card-recovered', seat: 0, card: inUtero },
      'P0 recovers In Utero into the inventory',
      { change: laid(inUtero) },
    ],
    [{ type: 'card-recovered', seat: 0, card: inUtero }, 'P0 takes In Utero from the discard pile'],
  ],
  'trade-proposed': [
    [{ type: 'trade-proposed', seat: 0, target: 1, give: am, ask: 'hand' }, 'P0 offers P1 AM for a hand card'],
    [{ type: 'trade-proposed', seat: 0, target: 1, ask: 'none' }, 'P0 offers P1 a hand card for nothing'],
    [{ type: 'trade-proposed', seat: 0, target: 1, give: 'none', ask: igor }, 'P0 offers P1 nothing for IGOR'],
  ],
  'trade-made': [
    [{ type: 'trade-made', seat: 0, target: 1, give: am, got: igor }, 'they trade: P1 gets AM, P0 gets IGOR'],
    [{ type: 'trade-made', seat: 0, target: 1, give: 'none' }, 'they trade: P1 gets nothing, P0 gets a hand card'],
  ],
  'trade-declined': [[{ type: 'trade-declined', seat: 1, target: 0 }, 'P1 declines']],
  'trade-cancelled': [[{ type: 'trade-cancelled', seat: 0, target: 1 }, 'P0 drops a trade with P1']],
};

describe('Every event of Does Not Exist has a sentence', () => {
  const rows = Object.values(told).flatMap((cases: Told) =>
    cases.map(([event, text, circumstances = {}]) => ({ event, text, circumstances })),
  );
  test.each(rows)('$event.type: $text', ({ event, text, circumstances }) => {
    expect(sentence(sceneAfter(circumstances), event, circumstances.last).at(-1)?.text).toBe(text);
  });
});
