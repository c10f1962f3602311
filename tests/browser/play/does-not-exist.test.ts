import { playTests } from './play-tests.js';

playTests('does-not-exist');
