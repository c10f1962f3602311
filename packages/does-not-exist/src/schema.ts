import { type JsonSchemas, jsonSchemas } from '@rulewright/core/schema';
import { engine } from './index.js';

/** JSON Schemas of the actions, options, states, content packs and replays of Does Not Exist. */
export const schemas: JsonSchemas = jsonSchemas(engine);
