// Is the round in which the Final Report is drawn still played to its end? Yes, and then the game is over: ECO-EVT.8.
import { engine } from '@rulewright/ecologic';
import { begin, happen } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 2 } }).edit((state) => {
  begin(state); // seat 0 is the last one to build
  happen(state, 'EV307');
});
console.log(table.decision?.kind, table.state.lastRound); // build true
table.play({ type: 'pass-building', seat: 0 });
console.log(table.decision, table.eventsOf('environment-settled').length, table.outcome?.ranking.flat().length); // undefined 0 2
