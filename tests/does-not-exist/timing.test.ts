import { type DoesNotExistAction, engine } from '@rulewright/does-not-exist';
import { give, giveAny } from '@rulewright/does-not-exist/positions';
import { expect, test } from 'vitest';
import { type Timing, timingTests } from '../support/timing.js';
import { at, phase, raving, setShared } from './table.js';

type Type = DoesNotExistAction['type'];

const card = 'demo-jing';
/** Every type of action: the rule that it cites in the preparation of a turn, and its fields. */
const timing: Timing<DoesNotExistAction> = {
  lay: ['DNE-GTL.2', { card }],
  hold: ['DNE-RAV.2', {}],
  return: ['DNE-ZER.5', {}],
  surrender: ['DNE-ZER.7', {}],
  hijack: ['DNE-CLS.11', {}],
  begin: ['DNE-CLS.11', {}],
  'choose-player': ['DNE-CLS.11', { target: 1 }],
  draft: ['DNE-CLS.18', { source: 'deck' }],
  discard: ['DNE-CLS.18', { card }],
  stash: ['DNE-GNL.8', { card }],
  drop: ['DNE-GNL.8', { card }],
  'drop-inventory': ['DNE-GNL.9', { card }],
  roll: ['DNE-TRN.4', {}],
  invite: ['DNE-MON.1', { monster: 'oxymoron' }],
  'buy-class': ['DNE-RAV.1', {}],
  recruit: ['DNE-RAV.1', { card }],
  'trade-open': ['DNE-RAV.1', { target: 1 }],
  refresh: ['DNE-CLS.22', { card }],
  pass: ['DNE-TRN.4', {}],
  'start-rave': ['DNE-TRN.4', {}],
  pay: ['DNE-MON.4', { card }],
  raise: ['DNE-SPC.13', { card }],
  give: ['DNE-TRD.2', { card }],
  ask: ['DNE-TRD.2', { card }],
  propose: ['DNE-TRD.2', {}],
  'trade-cancel': ['DNE-TRD.2', {}],
  accept: ['DNE-TRD.3', { card }],
  decline: ['DNE-TRD.3', {}],
  play: ['DNE-RAV.2', { card }],
  invade: ['DNE-RIV.1', { card }],
  throw: ['DNE-FIN.3', { card, lineup: 0 }],
  'ask-mercenary': ['DNE-MRC.6', { mercenary: 'felix' }],
  call: ['DNE-FRD.1', { target: 1, share: 0, picker: 'host' }],
  challenge: ['DNE-CLS.12', { target: 1, card }],
  copy: ['DNE-CLS.10', { card }],
  'writer-roll': ['DNE-CLS.16', { lineup: 0 }],
  'tattoo-roll': ['DNE-CLS.19', {}],
  expel: ['DNE-CLS.20', { invader: 1 }],
  signal: ['DNE-CLS.24', { card, lineup: 0 }],
  counter: ['DNE-FRD.4', { share: 0, picker: 'host' }],
  'take-counter': ['DNE-FRD.5', {}],
  'refuse-counter': ['DNE-FRD.5', {}],
  'play-rolled': ['DNE-CLS.16', { card }],
  stop: ['DNE-CLS.19', {}],
  shield: ['DNE-BTY.4', {}],
  'no-shield': ['DNE-BTY.4', {}],
  'give-share': ['DNE-BTY.11', { card }],
  refuse: ['DNE-SPC.1', {}],
  dismiss: ['DNE-FAI.19', { mercenary: 'felix' }],
  'dismiss-class': ['DNE-FAI.20', { class: 'class-proxy' }],
  'roll-escape': ['DNE-ESC.2', {}],
  'pay-escape': ['DNE-SPC.9', { card }],
  bribe: ['DNE-SPC.12', { card }],
  'walk-away': ['DNE-SPC.14', {}],
  suffer: ['DNE-ESC.2', {}],
  boost: ['DNE-ESC.4', { card }],
  'discard-set': ['DNE-FAI.11', { cards: [card] }],
  choose: ['DNE-FAI.22', { option: 0 }],
  take: ['DNE-FAI.14', { card }],
  'give-to': ['DNE-FAI.18', { card }],
  recover: ['DNE-SUM.1', { card }],
  'end-turn': ['DNE-SUM.3', {}],
};

const preparation = at().state;
/** Seat 0 must give a card away: nothing else is offered. */
const overflow = at((state) => {
  giveAny(state, 0, 6);
  phase(state, 'preparation', { kind: 'overflow', rule: 'DNE-GNL.8', seat: 0 }, { kind: 'prepare', seat: 0 });
}).state;
/** Seat 0 draws from the deck or the discard pile. */
const draft = at((state) => {
  setShared(state, { turn: { expectation: null } });
  phase(state, 'start', { kind: 'draft-source', seat: 0, toGo: 1, drawn: 1, recovered: 0 });
}).state;
const positions = [
  { state: preparation, choice: 'prepare', asks: 'DNE-TRN.4' },
  { state: overflow, choice: 'overflow', asks: 'DNE-GNL.8' },
  { state: draft, choice: 'draft-source', asks: 'DNE-CLS.18' },
] as const;
const offered = (state: typeof draft, type: Type) =>
  engine.explain(state, { type, seat: 0, ...timing[type][1] })?.code !== 'not-offered';
const elsewhere = (type: Type) => positions.filter(({ state }) => !offered(state, type));

timingTests(engine, timing, elsewhere);

test('Every type of action is tried at two moments or more.', () => {
  for (const type of engine.schemas.actions.keys()) expect(elsewhere(type as Type).length, type).toBeGreaterThan(1);
});

test('DNE-RAV.1 says that no class is bought in a rave.', () => {
  const { state } = raving(0, (it) => give(it, 0, card));
  expect(engine.explain(state, { type: 'buy-class', seat: 0 })).toEqual({
    rule: 'DNE-RAV.1',
    code: 'not-offered',
    details: { action: 'buy-class', choice: 'rave', asks: 'DNE-RAV.2' },
  });
});
