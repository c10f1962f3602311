// Is the round in which the Final Report is drawn still played to its end? Yes, and then the game is over: ECO-EVT.8.
import { engine } from '@rulewright/ecologic';
import { begin, build, happen, layKnownField, setPlayer } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 2 } }).edit((state) => {
  begin(state, { kind: 'build', seat: 0, left: [] }, { kind: 'environment-phase' }, { kind: 'income-phase' });
  layKnownField(state);
  build(state, 1, 8, { branch: 'oil', level: 2 });
  setPlayer(state, 1, { ecoFund: 2 });
  happen(state, 'EV307');
});
table.play({ type: 'pass-building', seat: 0 });
console.log(table.eventsOf('environment-settled').map(({ effect }) => effect.total)); // [ 0, -2 ]
console.log(table.eventsOf('income-settled').map(({ income }) => income.net)); // [ 0, 3 ]
console.log(table.decision, table.outcome?.reason); // undefined final-report
