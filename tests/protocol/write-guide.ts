import { writeFileSync } from 'node:fs';
import { GUIDE, guide } from './reference.js';

writeFileSync(GUIDE, await guide());
