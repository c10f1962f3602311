import { basePack, createEngine } from '@rulewright/does-not-exist';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { setSouls, soundId } from './table.js';

// DNE-MRC.1 to DNE-MRC.4: recruiting mercenaries.

const buyClass = { type: 'buy-class', seat: 0 } as const;
const recruit = (card: string) => ({ type: 'recruit', seat: 0, card }) as const;

rule(['DNE-CLS.3', 'DNE-MRC.1', 'DNE-DCK.2', 'DNE-GNL.10'], 'what can no longer be drawn cannot be bought', () => {
  // a box with one class and one mercenary, both of them owned
  const content = {
    ...basePack,
    classes: basePack.classes.slice(0, 1),
    mercenaries: basePack.mercenaries.slice(0, 1),
    monsters: basePack.monsters.filter(({ id }) => id === 'mr-bones'),
  };
  const small = createEngine({ content });
  const game = scenario(small, { options: { players: 2, firstPlayer: 0, startingHand: 2 } })
    .edit((state) => setSouls(state, 2))
    .play(buyClass);
  const [paid = 0, card = 0] = game.state.players[0]?.hand ?? [];
  game.script([6], 'first').play(recruit(soundId(paid)));
  expect(game.refusal(buyClass)).toEqual({ rule: 'DNE-CLS.3', code: 'pile-empty' });
  expect(game.refusal(recruit(soundId(card)))).toEqual({ rule: 'DNE-MRC.1', code: 'pile-empty' });
});
