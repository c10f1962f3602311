import { caseTools } from './tools/cases.js';
import { catalogueTools } from './tools/catalogue.js';
import { playTools } from './tools/play.js';
import { questionTools } from './tools/questions.js';
import { studyTools } from './tools/study.js';

/** The table of tools, in the order of the guide. */
export const tools = { ...catalogueTools, ...playTools, ...questionTools, ...studyTools, ...caseTools };
