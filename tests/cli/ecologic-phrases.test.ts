import { at, type Seat } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicState, engine } from '@rulewright/ecologic';
import { beforeAll, describe, expect, test } from 'vitest';
import { ecologicNarrator } from '../../packages/cli/src/narrators/ecologic.js';
import { stepsOf } from './recorded.js';

const narrator = ecologicNarrator(engine);
type Type = EcoLogicAction['type'];

/** Recorded games in which every choice is asked and every action offered. */
const GAMES = [
  'a-choice-of-dropped-initiatives',
  'a-choice-of-nationalised-pieces',
  'interest',
  'mixed-dual-hexes',
  'promised-repayment',
  'refused-initiatives-offered',
];

/** Every type of action, and how its phrases look. */
const looks: Readonly<Record<Type, RegExp>> = {
  'place-first': /^place (an oil|a mineral) piece on [HX]\d\d \(-?\d,-?\d\): \d eco points?$/,
  'place-second': /^place the other piece on H\d\d \(-?\d,-?\d\): \d eco points?$/,
  keep: /^keep it in hand$/,
  'open-special':
    /^open the auction for the (Exchange|Reserve|Academy) at (12|15|20): (2 coins|ecological effect \+[12]).*$/,
  'open-plant': /^open an auction for (an oil|a mineral) piece at [1-9]\d*$/,
  'decline-opening': /^open no auction$/,
  reveal: /^reveal the top initiative$/,
  'take-refused':
    /^open the auction for [A-Z].* \(level [1-4], effect \+\d, upkeep [012]\), refused before, at (2|4|8|12)$/,
  'open-initiative': /^open the auction for [A-Z].* \(level [1-4], effect \+\d, upkeep [012]\) at (2|4|8|12)$/,
  'refuse-initiative': /^refuse it$/,
  'use-veto': /^veto the auction$/,
  'hold-veto': /^let the auction go on$/,
  raise: /^bid \d+$/,
  pass: /^pass: out of this auction$/,
  'ask-aid': /^ask P\d for a (gift of \d+ coins?|loan of \d+ coins?, \d+ to be paid back)$/,
  'accept-aid': /^agree$/,
  'decline-aid': /^decline$/,
  'place-bought': /^place it on H\d\d \(-?\d,-?\d\)(: (\d eco points?|level [234]|.+ goes))?$/,
  'place-piece': /^place (an oil|a mineral) piece on H\d\d \(-?\d,-?\d\): (\d eco points?|level [234])$/,
  'place-initiative': /^place [A-Z].* on H\d\d \(-?\d,-?\d\)(: .+ goes)?$/,
  'place-special': /^build the (Exchange|Reserve|Academy) on H1[789] \(-?\d,-?\d\)$/,
  'remove-piece': /^take (an oil|a mineral) piece away from H\d\d \(-?\d,-?\d\)$/,
  'remove-initiative': /^discard the initiative on H\d\d \(-?\d,-?\d\): .+ goes$/,
  'pass-building': /^pass: build no more in this round$/,
  'lose-initiative': /^discard the initiative on H\d\d \(-?\d,-?\d\): .+ goes$/,
  'lose-piece': /^lose a piece on H\d\d \(-?\d,-?\d\): the .+ object of level [1-4]$/,
  'lose-object': /^lose the object on H\d\d \(-?\d,-?\d\): the .+ object of level [1-4]$/,
  'drop-initiative': /^discard the initiative on H\d\d \(-?\d,-?\d\): .+ goes$/,
  'repay-loan': /^pay back as much as you can$/,
  withhold: /^pay nothing back in this round$/,
};

/** Every kind of choice, and what is asked. */
const questions: Readonly<Record<string, RegExp>> = {
  'setup-first': /Where does your first piece go\?$/,
  'setup-second': /Where does your other piece go\?$/,
  'event-lose-initiative': /The event takes an initiative: which one\?$/,
  'event-lose-piece': /The event takes a piece: from which object\?$/,
  'open-special': /Do you open an auction for a special initiative\?$/,
  'open-plant': /Do you open an auction for a plant piece\?$/,
  'reveal-initiative': /Do you reveal an eco initiative\?$/,
  'open-initiative': /\. [A-Z].* \(level \d, effect \+\d, upkeep \d\) lies open\. Do you open the auction\?$/,
  veto: /Do you veto the auction for .+: P\d bids \d+\?$/,
  bid: /What do you do in the auction for .+: P\d bids \d+\?$/,
  'answer-aid': /P\d asks you for \d+ coins?, \d+ to be paid back\. Do you agree\?$/,
  'place-bought': /Where does (an oil piece|a mineral piece|the [A-Z]\w+|[A-Z][\w -]+) go\?$/,
  build: /What do you build or take away\?$/,
  'lose-object': /Your eco fund is below 0: which of the dirtiest objects do you lose\?$/,
  'drop-initiative': /You cannot pay the upkeep: which initiative do you give up\?$/,
  repay: /Do you pay P\d back the \d+ coins? that are due\?$/,
};

interface Asked {
  readonly state: EcoLogicState;
  readonly seat: Seat;
  readonly kind: string;
}

let asked: Asked[];
beforeAll(() => {
  asked = GAMES.flatMap((name) =>
    [...stepsOf(name)].map(({ before, action: { seat } }) => {
      const { kind } = at(before.agenda, before.agenda.length - 1);
      return { state: before, seat, kind };
    }),
  );
});

describe('Every action of EcoLogic has a phrase', () => {
  let phrases: Map<Type, Set<string>>;
  const doubles: string[] = [];
  beforeAll(() => {
    phrases = new Map();
    for (const { state, seat } of asked) {
      const view = engine.view(state, seat);
      const legal = engine.legalActions(state, seat);
      const told = legal.map((action) => narrator.phrase(view, action));
      legal.forEach(({ type }, i) => {
        phrases.set(type, (phrases.get(type) ?? new Set()).add(told[i] ?? ''));
      });
      if (new Set(told).size < told.length) doubles.push(...told);
    }
  });

  test.each(Object.keys(looks) as Type[])('%s', (type) => {
    const told = [...(phrases.get(type) ?? [])];
    expect(told).not.toEqual([]);
    expect(told.filter((phrase) => !looks[type].test(phrase))).toEqual([]);
  });

  test('that tells it from the others of its list', () => {
    expect(doubles).toEqual([]);
  });
});

describe('Every choice of EcoLogic has a question', () => {
  test.each(Object.keys(questions))('%s', (kind) => {
    const found = asked.find((each) => each.kind === kind);
    if (found === undefined) throw new Error(`${kind} is never asked`);
    const question = narrator.question(engine.view(found.state, found.seat), found.seat);
    expect(question).toMatch(/^P\d, you have \d+ coins? and an eco fund of -?\d+\. /);
    expect(question).toMatch(questions[kind] ?? /never/);
  });

  test('and no other choice is asked', () => {
    expect([...new Set(asked.map(({ kind }) => kind))].sort()).toEqual(Object.keys(questions).sort());
  });
});
