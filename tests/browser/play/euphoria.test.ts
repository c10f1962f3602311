import { playTests } from './play-tests.js';

playTests('euphoria');
