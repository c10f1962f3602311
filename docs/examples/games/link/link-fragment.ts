import { deflateRawSync } from 'node:zlib';
import { engine } from '@rulewright/ecologic';
import { linkFragment } from '@rulewright/games/link';

const { id: game, rulesVersion, contentName: content } = engine;
const linked = { game, rulesVersion, content, seed: 'a seed', options: { players: 2 }, actions: [] };
const fragment = linkFragment(linked, (bytes) => deflateRawSync(bytes, { level: 9 }));
console.log(fragment?.startsWith('game=')); // true
