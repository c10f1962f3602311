import { basePack, type EuphoriaAction, engine } from '@rulewright/euphoria';
import { activate, begin, recruitOf, setPlayer } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { choosing } from './askers.js';
import { engineFor } from './packs.js';
import { options, place } from './plays.js';

// What is refused where an ability lets a player choose.

const no = (option: string): EuphoriaAction => ({ type: 'choose', seat: 0, option });

/** A game in which Sarinee has a third side, and the Farm gives a choice of goods. */
function withThreeSides() {
  const sarinee = recruitOf('sarinee-the-cloud-miner');
  const three = [
    { op: 'oneOf', of: [{ op: 'track', track: 'knowledge', n: -1 }, gain('bliss'), gain('food')] },
  ] as const;
  const content = {
    ...basePack,
    recruits: basePack.recruits.map((card, i) =>
      i === sarinee ? { ...card, abilities: card.abilities.map((row) => ({ ...row, effects: three })) } : card,
    ),
    spaces: basePack.spaces.map((space) =>
      space.id === 'breeze-bar'
        ? { ...space, prices: [{}], benefit: [{ op: 'gainAny', of: 'commodity', n: 1 }] }
        : space,
    ),
  };
  return scenario(engineFor(content), { options: { players: 3, tradeProposalsPerTurn: 0 } }).edit((state) => {
    begin(state);
    activate(state, 0, 'sarinee-the-cloud-miner');
    setPlayer(state, 0, { knowledge: 1 });
  });
}
const gain = (good: 'bliss' | 'food') => ({ op: 'gain', good, n: 1 }) as const;

rule('EUP-R28', 'of three sides the one without effect is refused by that ruling, what is none by the card', () => {
  const game = withThreeSides().play(place('cloud-mine'));
  expect(options(game)).toEqual(['bliss', 'food']);
  const refused = { code: 'no-such-option', details: { option: 'knowledge' } };
  expect(game.refusal(no('knowledge'))).toEqual({ ...refused, rule: 'EUP-R28' });
  expect(game.refusal(no('gold'))).toMatchObject({ code: 'no-such-option', rule: 'EUP-RCT.111' });
});

rule('EUP-R28', 'an either/or is asked by that ruling, and a good of any kind by the card that gives it', () => {
  const asked = choosing().map(({ state }) => engine.decision(state));
  expect(asked.map((one) => (one?.kind === 'ability-choose' ? [one.rule, one.ability] : one?.kind))).toEqual([
    ['EUP-R28', 'EUP-RCT.104'],
    ...[110, 129, 122, 136, 145, '145/2', 130, '130/2', 131, 140].map((card) => Array(2).fill(`EUP-RCT.${card}`)),
  ]);
});

rule('EUP-PLC.9', 'a good that the space does not give is refused by the rule of benefits', () => {
  const game = withThreeSides().play(place('breeze-bar'));
  expect(options(game)).toEqual(['energy', 'water', 'food', 'bliss']);
  expect(game.refusal(no('gold'))).toMatchObject({ code: 'no-such-option', rule: 'EUP-PLC.9' });
});
