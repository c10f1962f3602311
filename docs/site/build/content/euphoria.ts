import { basePack, SPACES } from '@rulewright/euphoria';
import type { rules } from '@rulewright/euphoria/rules';
import type { SpaceKind } from '../../../../packages/euphoria/src/content/board.js';
import { PENALTIES } from '../../../../packages/euphoria/src/content/words.js';
import { type ContentKind, kind } from './content.js';

type Rule = keyof typeof rules;

const SPACE_RULES: Readonly<Record<SpaceKind, readonly Rule[]>> = {
  'commodity-area': ['EUP-COM.1', 'EUP-COM.3'],
  tank: ['EUP-TNK.1', 'EUP-TNK.4'],
  tunnel: ['EUP-TUN.1', 'EUP-TUN.2'],
  'tunnel-end': ['EUP-TUN.8'],
  'artifact-market': ['EUP-ART.1', 'EUP-ART.2', 'EUP-ART.3'],
  icarus: ['EUP-ICA.1', 'EUP-ICA.2'],
  'built-market': ['EUP-MKT.1', 'EUP-MKT.2'],
  construction: ['EUP-BLD.2', 'EUP-BLD.3'],
};
const TILE: readonly Rule[] = ['EUP-BLD.10', 'EUP-MKT.1'];
const ARTIFACT: readonly Rule[] = ['EUP-DRW.1', 'EUP-ART.2'];
const DILEMMA: readonly Rule[] = ['EUP-DIL.1', 'EUP-DIL.2'];
const kindOf = new Map(SPACES.map(({ id, kind }) => [id, kind]));

export const content: readonly ContentKind[] = [
  kind('Action spaces', basePack.spaces, ({ id }) => {
    const space = kindOf.get(id);
    return space === undefined ? [] : SPACE_RULES[space];
  }),
  kind('Market tiles', basePack.tiles, ({ penalty }) => [`EUP-PEN.${PENALTIES.indexOf(penalty) + 1}`, ...TILE]),
  kind('Artifacts', basePack.artifacts, () => ARTIFACT),
  kind('Dilemmas', basePack.dilemmas, () => DILEMMA),
  kind('Recruits', basePack.recruits, ({ abilities }) => abilities.map(({ rule }) => rule)),
];
