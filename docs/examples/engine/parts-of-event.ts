import { engine } from '@rulewright/ecologic';

const { deciders, init, legalActions, partsOfEvent, step } = engine;
const state = init('seed', { players: 2 });
const [first] = legalActions(state, deciders(state)[0]);
const events = first === undefined ? [] : step(state, first).events;
const roles = events.flatMap(({ event }) => partsOfEvent(event).map(({ role }) => role));
console.log(roles.every((role) => ['from', 'to', 'pays', 'whom'].includes(role))); // true
