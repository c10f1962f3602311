import { startServer } from '@rulewright/protocol/node';

/** `rulewright serve` in a process of its own; `close` ends it. */
async function titles(): Promise<string[]> {
  const client = startServer('rulewright serve');
  const games = await client.request('games');
  client.close();
  return games.map(({ title }) => title);
}
console.log(titles.name); // titles
