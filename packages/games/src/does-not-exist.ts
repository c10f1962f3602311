import { expertise, fields } from '@rulewright/bots/does-not-exist';
import { engine } from '@rulewright/does-not-exist';
import { refusals, rules } from '@rulewright/does-not-exist/rules';
import { createText } from '@rulewright/does-not-exist/text';
import { entry } from './entry.js';
import { told } from './told.js';

export const game = entry({
  title: 'Does Not Exist',
  engine,
  rules,
  refusals,
  text: createText(engine),
  languages: {
    async uk() {
      const [{ uk }, rules] = await Promise.all([
        import('@rulewright/does-not-exist/text/uk'),
        import('@rulewright/does-not-exist/rules/uk'),
      ]);
      return { text: createText(engine, { language: uk }), ...told(rules) };
    },
  },
  rounds: ({ position }) => position.turn.number,
  highlights: ['souls-changed', 'class-gained', 'mercenary-joined', 'escape-ended', 'player-zeroed'],
  expertise,
  fields,
  reconstructed: '253 of 253 numbers of copies, 1 of 150 bonuses',
});
