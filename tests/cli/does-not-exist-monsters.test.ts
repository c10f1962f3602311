import { engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { monsterInFull } from '../../packages/cli/src/narrators/does-not-exist/effects.js';

/** Every monster of the base pack, and what a player reads of it. */
const monsters: Readonly<Record<string, string>> = {
  'a-cute-angel': 'A Cute Angel (level 4, brings 2 cards; failure: lose 1 soul)',
  blobgoblin:
    'Blobgoblin (level 1, brings 1 card; +2 to escape rolls; failure: each neighbour takes a blind hand card)',
  bullrog: 'Bullrog (level 18, brings 2 souls and 5 cards; lets go who has 4 souls or fewer; failure: be zeroed)',
  'cat-girl': 'Cat Girl (level 9, brings 3 cards; failure: discard as many cards as a d6 shows)',
  centaurpede: 'Centaurpede (level 2, brings 1 card; failure: discard 1 hand card)',
  'chocolate-bunny': 'Chocolate Bunny (level 4, brings 2 cards; failure: help nobody until their next turn)',
  cyclops: 'Cyclops (level 19, brings 2 souls and 5 cards; lets go who has 5 souls or fewer; failure: be zeroed)',
  druid: 'Druid (level 14, brings 4 cards; failure: discard an ability card)',
  elmer: 'Elmer (level 18, brings 2 souls and 4 cards; failure: be zeroed)',
  'floating-nose':
    'Floating Nose (level 10, brings 3 cards; no escape roll; a card worth 5 or more sends it away; failure: lose 3 souls)',
  'frog-prince': 'Frog Prince (level 6, brings 2 cards; failure: discard 1 hand card)',
  'ghost-in-the-shell': 'Ghost In The Shell (level 5, brings 2 cards; failure: discard 1 hand card)',
  ghoulfiends: 'Ghoulfiends (level 8, brings 2 cards; failure: fall to the fewest souls of all)',
  'gms-ex-girlfriend':
    "GM's Ex-Girlfriend (level 4, brings 2 cards; failure: a woman: lose 1 soul, a man: discard hand cards worth 5 or more together)",
  harpies: 'Harpies (level 4, brings 2 cards; failure: lose 2 souls)',
  lawyers: 'Lawyer (level 6, brings 2 cards; failure: each opponent takes a blind hand card and discard the hand)',
  leperchaun: 'Leprechaun (level 4, brings 2 cards; failure: each neighbour discards a card of the hand)',
  'lord-tennis-anyone': 'Lord Tennis Anyone (level 12, brings 3 cards; failure: lose 1 soul)',
  'lounge-lizards': 'Lounge Lizards (level 12, brings 3 cards; failure: discard the best 2 cards)',
  meanderthal:
    'Meanderthal (level 10, brings 3 cards; comes for free; failure: discard a card worth 4 or more, without one lose 1 soul)',
  'midgard-serpent': 'Midgard Serpent (level 19, brings 2 souls and 5 cards; failure: be zeroed)',
  'minor-god':
    'Minor God (level 1, brings 1 card; the weakest card of a Tattooist counts 2 times; failure: show the hand, the poorest opponent may take a card of it)',
  'mr-bones': 'Mr Bones (level 2, brings 1 card; rolling costs 1 soul; failure: lose 2 souls)',
  'mud-wrestler': 'Mud Wrestler (level 3, brings 1 card; failure: discard 1 hand card)',
  'net-troll': 'Net Troll (level 10, brings 3 cards; failure: each richest opponent takes a card)',
  'obsture-angel': 'Obtuse Angel (level 14, brings 4 cards; failure: be zeroed)',
  oxymoron:
    'Oxymoron (level 15, brings 2 souls and 4 cards; +1 to escape rolls; failure: lose 1 soul and discard 2 hand cards)',
  'pinball-lizard': 'Pinball Lizard (level 2, brings 1 card; failure: lose 1 soul, or discard the best card)',
  'pit-bull': 'Pit Bull (level 2, brings 1 card; a card buys the way out; failure: lose 2 souls)',
  pukachu: 'Pukachu (level 6, brings 2 cards; 1 soul more for exactly 2 own cards; failure: discard the hand)',
  'right-angel': 'Right Angel (level 9, brings 3 cards; failure: discard an ability card, without one draw 1 card)',
  'roc-star': 'Roc Star (level 4, brings 2 cards; failure: discard every card worth 4 or less)',
  salamander: 'Salamander (level 4, brings 2 cards; failure: lose 1 soul)',
  smog: 'Smog (level 20, brings 2 souls and 5 cards; as Dragonborn draw 2 cards; failure: be zeroed)',
  snerks: 'Snerks (level 12, brings 3 cards; failure: discard 2 cards)',
  'stoned-golem': 'Stoned Golem (level 14, brings 4 cards; whoever likes walks away; failure: be zeroed)',
  telemarketer: 'Telemarketer (level 3, brings 1 card; failure: lose 1 soul)',
  'the-brothers-grimm':
    'The Brothers Grimm (level 2, brings 1 card; each opponent may raise the level by 3 for a card; failure: lose 1 soul)',
  'the-hand-of-fate':
    'The Hand Of Fate (level 18, brings 2 souls and 4 cards; becomes a mercenary of the winner; failure: dismiss a mercenary, without one lose 2 souls)',
  'the-three-munchketeers':
    'The Three Munchketeers (level 13, brings 3 cards; failure: discard 3 hand cards worth 9 or more together)',
  'the-wraith-of-khan':
    'The Wraith Of Khan (level 10, brings 3 cards; failure: give a card to everybody neither richest nor poorest)',
  'tongue-demon':
    'Tongue Demon (level 12, brings 3 cards; costs 1 hand card more; failure: lose 2 souls, or roll a die: from 6 nothing happens, from 1 lose 3 souls)',
  'undead-clowns':
    'Undead Clowns (level 16, brings 2 souls and 4 cards; failure: with an empty inventory be zeroed, otherwise discard 1 inventory card)',
  'under-the-bed': 'Under The Bed (level 2, brings 1 card; failure: discard 1 hand card)',
  'unspeakably-awful-indescribable-horror':
    'Unspeakably Awful Indescribable Horror (level 14, brings 4 cards; failure: as Netrunner discard the class, otherwise be zeroed)',
  'wight-brothers':
    'Wight Brothers (level 16, brings 2 souls and 4 cards; lets go who has 3 souls or fewer; 2 souls lost before the roll; failure: lose all souls)',
};

test.each(Object.entries(monsters))('What a monster brings and does is told: %s', (name, text) => {
  expect(monsterInFull(engine.content, name, 0)).toBe(text);
});

test('No monster of Does Not Exist is left out', () => {
  expect(engine.content.monsters.map(({ id }) => id).sort()).toEqual(Object.keys(monsters).sort());
});
