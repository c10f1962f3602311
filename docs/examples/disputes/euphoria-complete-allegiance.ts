// Does a recruit that turns active when its faction has come to the end carry a star? Yes: EUP-ALL.6, EUP-ALL.7.
import { engine } from '@rulewright/euphoria';
import { begin, hide, setAllegiance } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const starsAt = (cell: number) => {
  const { state } = scenario(engine).edit((state) => {
    begin(state);
    hide(state, 0, 'laura-the-philanthropist');
    setAllegiance(state, 'euphorian', cell);
  });
  const { activeRecruits, stars } = engine.ask(state).player(0);
  return [activeRecruits.length, stars];
};
console.log([7, 8, 11].map(starsAt)); // [ [ 0, 10 ], [ 1, 10 ], [ 1, 9 ] ]
