import { onBeat } from '@rulewright/bots';

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
const answer = await onBeat(() => 'a secret that took a while', { beat: 500, watch });
console.log(answer.length, time); // 26 500
