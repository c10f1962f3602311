import type { BoardSymbol } from '../content/symbols.js';
import type { Rule } from '../rulebook/rules.js';

const SYMBOL_RULES = {
  'extra-action': 'EMX-SYM.2',
  'draw-two': 'EMX-SYM.3',
  'discard-any-power': 'EMX-SYM.4',
  'steal-two': 'EMX-SYM.5',
  'roll-blue': 'EMX-SYM.6',
  'roll-red': 'EMX-SYM.6',
  'double-result': 'EMX-SYM.7',
  'back-ten': 'EMX-SYM.8',
  'other-moves': 'EMX-SYM.9',
  'discard-own-powers': 'EMX-SYM.10',
} as const satisfies Readonly<Record<BoardSymbol, Rule>>;

/** The rule that says what a symbol does. */
export const ruleOfSymbol = (symbol: BoardSymbol): Rule => SYMBOL_RULES[symbol];
