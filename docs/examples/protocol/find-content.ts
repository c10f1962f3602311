import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { findContent } from '@rulewright/protocol';

const game = { engine, text: createText(engine) };
console.log(findContent(game, 'exchange').map(({ id }) => id)); // [ 'exchange' ]
