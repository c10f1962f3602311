import type { GivenOptions } from '@rulewright/core';
import { type ActionIn, type AnyEngine, type Expertise, likelihoods, type OptionsIn } from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { optionSets as doesNotExistSets } from '../does-not-exist/cases.js';
import { optionSets as emixSets } from '../emix/cases.js';
import { optionSets as euphoriaSets } from '../euphoria/cases.js';

// Games of weighted players, for what has to hold of everybody who knows a game well.
