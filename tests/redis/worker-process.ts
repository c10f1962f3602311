import { type WorkerNews, work } from '@rulewright/bots/redis';

// A worker as a process of its own: what it does is told line by line. Its games are those of the module that it is given.

const [url = '', module = '', execArgv = ''] = process.argv.slice(2);
const ended = new AbortController();
process.on('SIGTERM', () => ended.abort());

await work({
  url,
  games: { hush: { engine: module, bots: module } },
  threads: 1,
  execArgv: ['--import', execArgv],
  signal: ended.signal,
  onNews: (news: WorkerNews) => void process.stdout.write(`${JSON.stringify(news)}\n`),
});
