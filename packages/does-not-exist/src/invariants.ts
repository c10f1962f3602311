import type { DneTable } from './state.js';
export const invariants: Readonly<Record<string, (table: DneTable) => boolean>> = {};
