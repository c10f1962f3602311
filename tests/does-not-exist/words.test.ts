import { engine } from '@rulewright/does-not-exist';
import { createText, en } from '@rulewright/does-not-exist/text';
import { uk } from '@rulewright/does-not-exist/text/uk';
import { allHasWords, changesAreAnnounced, conformance, pseudo } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { atDepth, FEW, fewer, some } from '../support/depth.js';
import { announced } from './announced.js';

/** Genres are words of the cards. */
const printed = engine.content.genres;
/** What is printed in Latin letters on the cards: sounds and their genres, some mercenaries, dice. */
const { sounds, mercenaries, genres } = engine.content;
const latin = [
  'Does Not Exist',
  'DJ',
  ...[...sounds, ...mercenaries].map(({ name }) => name.uk ?? name.en).filter((name) => /[A-Za-z]/.test(name)),
  ...genres,
  'd4',
  'd6',
  'd20',
];
const wording = {
  text: createText(engine),
  marked: createText(engine, { language: pseudo(en) }),
  printed,
  languages: [{ text: createText(engine, { language: uk }), latin }],
};
const options = [
  {},
  { maxTurns: 60, zeroReturn: 'immediate', firstPlayer: 'gentle', monsterChoice: 'draw' },
  { players: 4, maxTurns: 60, monsterChoice: 'random', monsterReturn: 'supply', recover: 'hostOwn', winSouls: 5 },
  { players: 3, maxTurns: 60, monsterLevel: 'add', mercenaryLeaves: 'afterTwo', tattooRoll: 'perCard' },
  { players: 3, maxTurns: 60, mrBones: 'greater', abilityCards: ['class', 'mercenary'], horrorScope: 'everyone' },
  {
    players: 3,
    maxTurns: 60,
    firstPlayer: 'gentle',
    gentleLaying: 'whileDealt',
    callWhenLeading: true,
    heldPromises: 3,
    trading: { mode: 'everybody', proposalsPerTurn: 2 },
    tradePairs: 3,
  },
] as const;
/** Most sentences are said in a few turns. */
const short = atDepth({ day: { maxTurns: 10 }, full: { maxTurns: 20 }, night: {} });

describe('Does Not Exist tells', () => {
  it.each(some(options, { day: 3 }))('of every change that all can see: %o', (one) => {
    expect(
      conformance(engine, { games: fewer(4, FEW), options: [one], announced, laws: [changesAreAnnounced] }).games,
    ).toBe(fewer(4, FEW));
  });

  it.each(some(options, FEW))('everything in words, in Ukrainian without a word of English: %o', (one) => {
    expect(conformance(engine, { games: 1, options: [{ ...one, ...short }], wording, laws: [allHasWords] }).games).toBe(
      1,
    );
  });
});
