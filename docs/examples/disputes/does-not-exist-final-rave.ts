// May a bystander throw a card into the line-up of an invader? From eight souls of the Host on: DNE-FIN.1, DNE-FIN.3.
import { engine } from '@rulewright/does-not-exist';
import { clear, give, rave, setSouls } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const throwsWith = (souls: number) =>
  scenario(engine, { options: { players: 3 } })
    .edit((state) => {
      clear(state);
      rave(state, 12, ['demo-jing'], ['demo-courtesy']);
      setSouls(state, souls);
      give(state, 2, 'demo-smith');
    })
    .idle(({ decision }) => decision.seats.includes(2))
    .legal('throw').length;
console.log([7, 8].map(throwsWith)); // [ 0, 2 ]
