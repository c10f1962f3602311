import { work } from '@rulewright/bots/redis';

const ecologic = { engine: '@rulewright/ecologic', expertise: '@rulewright/bots/ecologic' };
/** Plays games for the arenas at this Redis until the signal comes. */
const serve = (url: string, signal: AbortSignal) => work({ url, games: { ecologic }, threads: 2, signal });
console.log(serve.name); // serve
