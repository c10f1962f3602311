import { seatFields } from '@rulewright/core/schema';
import { modelSheets, numbered, voiceOf } from '@rulewright/core/text';
import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';

const view = engine.view(engine.init('tables'), 0);
const messages = {
  ...{ table: 'The table', players: 'The players', what: 'what', now: 'now', yes: 'yes', no: 'no' },
  ...{ 'face-down': '{n} face down', 'face-down.of': '{n} face down ({back})' },
};
const [sheet] = modelSheets(engine.ask(view), 2, {
  seats: numbered,
  say: voiceOf({ locale: 'en', messages, nouns: {} }).say,
  word: (word) => word.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  name: (id) => createText(engine).face(id, view).name,
  seatFields: seatFields(engine),
});
console.log(sheet?.rows.find(([what]) => what === 'first player')); // [ 'first player', 'P2' ]
