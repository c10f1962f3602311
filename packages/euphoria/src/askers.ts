import type { Rule } from './rulebook/rules.js';

// Rules that may ask each question or place a star. The first one applies to saves older than the field `rule`.

/** The star of a visit: where its territory has room or a tile is allowed, where it has none, and extra stars. */
const STAR_QUESTIONS = [
  'EUP-ART.4',
  'EUP-MKT.2',
  'EUP-MKT.4',
  'EUP-ICA.1',
  'EUP-PLC.9',
  'EUP-RCT.107',
  'EUP-RCT.146',
  'EUP-REC.3',
  'EUP-ART.6',
  'EUP-MKT.3',
  'EUP-ICA.4',
] as const satisfies readonly Rule[];
export type StarQuestion = (typeof STAR_QUESTIONS)[number];

/** An either/or, a good of a space, goods of recruits, and those of recruits of other packs. */
const CHOICE_QUESTIONS = [
  'EUP-R28',
  'EUP-PLC.9',
  'EUP-RCT.110',
  'EUP-RCT.122',
  'EUP-RCT.129',
  'EUP-RCT.130',
  'EUP-RCT.130/2',
  'EUP-RCT.131',
  'EUP-RCT.136',
  'EUP-RCT.140',
  'EUP-RCT.145',
  'EUP-RCT.145/2',
  'EUP-REC.3',
] as const satisfies readonly Rule[];
export type ChoiceQuestion = (typeof CHOICE_QUESTIONS)[number];

export const ASKERS = {
  'place-star': STAR_QUESTIONS,
  'ability-choose': CHOICE_QUESTIONS,
  /** The tile that punishes each face, from 1 to 6. */
  'roll-pay-penalty': ['EUP-KNO.7', 'EUP-PEN.13', 'EUP-PEN.14', 'EUP-PEN.15', 'EUP-PEN.16', 'EUP-PEN.17', 'EUP-PEN.18'],
} as const;

/** The rules that place stars. */
export const STAR_RULES = [
  'EUP-STR.2',
  'EUP-ART.3',
  'EUP-BLD.7',
  'EUP-ALL.6',
  'EUP-ALL.7',
  'EUP-DIL.3',
  ...STAR_QUESTIONS,
] as const satisfies readonly Rule[];
export type StarRule = (typeof STAR_RULES)[number];

/** The causes of a draw event. */
export const DRAW_RULES = ['EUP-DRW.1', 'EUP-ICA.3'] as const satisfies readonly Rule[];
export type DrawRule = (typeof DRAW_RULES)[number];
