import type { RuleCatalogue } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { refusals as doesNotExistRefusals, rules as doesNotExistRules } from '@rulewright/does-not-exist/rules';
import { engine as ecologic } from '@rulewright/ecologic';
import { refusals as ecologicRefusals, rules as ecologicRules } from '@rulewright/ecologic/rules';
import { engine as emix } from '@rulewright/emix';
import { refusals as emixRefusals, rules as emixRules } from '@rulewright/emix/rules';
import { engine as euphoria } from '@rulewright/euphoria';
import { refusals as euphoriaRefusals, rules as euphoriaRules } from '@rulewright/euphoria/rules';
import { secrets as doesNotExistSecrets } from '../../packages/does-not-exist/src/secrets.js';
import { secrets as ecologicSecrets } from '../../packages/ecologic/src/secrets.js';
import { secrets as emixSecrets } from '../../packages/emix/src/secrets.js';
import { secrets as euphoriaSecrets } from '../../packages/euphoria/src/secrets.js';

/** What the documentation of a game is made from. */
export interface DocumentedGame {
  readonly id: string;
  readonly title: string;
  /** The first part of its rule ids. */
  readonly prefix: string;
  readonly rules: RuleCatalogue;
  readonly refusals: Readonly<Record<string, string>>;
  readonly options: object;
  /** Where cards lie and who may look. */
  readonly zones: Readonly<Record<string, { readonly pool: string; readonly visibleTo: string }>>;
}

/** Every game with a rulebook; one line each. */
export const games: readonly DocumentedGame[] = [
  {
    id: ecologic.id,
    title: 'EcoLogic',
    prefix: 'ECO',
    rules: ecologicRules,
    refusals: ecologicRefusals,
    options: ecologic.init(0).options,
    zones: ecologicSecrets.zones,
  },
  {
    id: emix.id,
    title: 'Emix',
    prefix: 'EMX',
    rules: emixRules,
    refusals: emixRefusals,
    options: emix.init(0).options,
    zones: emixSecrets.zones,
  },
  {
    id: doesNotExist.id,
    title: 'Does Not Exist',
    prefix: 'DNE',
    rules: doesNotExistRules,
    refusals: doesNotExistRefusals,
    options: doesNotExist.init(0).options,
    zones: doesNotExistSecrets.zones,
  },
  {
    id: euphoria.id,
    title: 'Euphoria',
    prefix: 'EUP',
    rules: euphoriaRules,
    refusals: euphoriaRefusals,
    options: euphoria.init(0).options,
    zones: euphoriaSecrets.zones,
  },
];
