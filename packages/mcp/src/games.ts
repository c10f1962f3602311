import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { rules as doesNotExistRules } from '@rulewright/does-not-exist/rules';
import { createText as createDoesNotExistText } from '@rulewright/does-not-exist/text';
import { engine as ecologic } from '@rulewright/ecologic';
import { rules as ecologicRules } from '@rulewright/ecologic/rules';
import { createText as createEcologicText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { rules as emixRules } from '@rulewright/emix/rules';
import { createText as createEmixText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { rules as euphoriaRules } from '@rulewright/euphoria/rules';
import { createText as createEuphoriaText } from '@rulewright/euphoria/text';
import type { TableGame } from './table-game.js';

/** The four games of Rulewright. */
export const games: readonly TableGame[] = [
  {
    title: 'EcoLogic',
    engine: ecologic,
    rules: ecologicRules,
    text: createEcologicText(ecologic),
    expertise: ecologicExpertise,
  },
  { title: 'Emix', engine: emix, rules: emixRules, text: createEmixText(emix), expertise: emixExpertise },
  {
    title: 'Does Not Exist',
    engine: doesNotExist,
    rules: doesNotExistRules,
    text: createDoesNotExistText(doesNotExist),
    expertise: doesNotExistExpertise,
  },
  {
    title: 'Euphoria',
    engine: euphoria,
    rules: euphoriaRules,
    text: createEuphoriaText(euphoria),
    expertise: euphoriaExpertise,
  },
];
