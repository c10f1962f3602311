// May somebody invade twice before their own next turn? Not with invasionLimit oncePerRound: DNE-RIV.7.
import { engine } from '@rulewright/does-not-exist';
import { clear, give, rave, setPlayer } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 3, invasionLimit: 'oncePerRound' } }).edit((state) => {
  clear(state);
  rave(state, 12, ['demo-jing']);
  setPlayer(state, 1, { hasInvaded: true, hand: ['demo-smith', 'demo-courtesy'] });
  setPlayer(state, 2, { hasInvaded: false, hand: ['demo-madness'] });
  give(state, 0, 'demo-jelz');
});
table.play({ type: 'hold', seat: 0 });
console.log(
  table.eventsOf('passed-over').map(({ seat }) => seat),
  table.decision?.seats,
  table.legal('invade').length,
); // [ 1 ] [ 2 ] 1
