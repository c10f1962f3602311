import { overRedis } from '@rulewright/bots/redis';
import { arenaOfHush } from './arena-of-hush.js';

const [url = ''] = process.argv.slice(2);
await arenaOfHush(overRedis({ url }));
