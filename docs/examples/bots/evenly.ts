import { evenly, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';

// a clock that does not wait, to show the time; without it, the clock of the machine is used
let time = 0;
const watch = {
  now: () => time,
  wake: (after: number, ring: () => void) => {
    time += after;
    ring();
    return () => {};
  },
};
const player = evenly(uniform(engine), { beat: 500, watch });

const state = engine.init(7);
const view = engine.view(state, 0);
const decision = engine.decision(view);
if (decision) await player().choose(view, decision, engine.legalActions(view), { move: 1000, game: 1000 });
console.log(time); // 500
