import { mkdirSync, writeFileSync } from 'node:fs';
import { GUIDE, guide } from '../protocol/reference.js';
import { namedTests } from './collect.js';
import { games } from './games.js';
import { recruitBook } from './recruit-book.js';
import { ruleBook } from './rule-book.js';

mkdirSync('docs/rules', { recursive: true });
for (const game of games) writeFileSync(`docs/rules/${game.id}.md`, ruleBook(game, namedTests(`tests/${game.id}`)));
writeFileSync('docs/rules/euphoria-recruits.md', recruitBook());
writeFileSync(GUIDE, await guide());
