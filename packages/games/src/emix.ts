import { expertise, fields } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';
import { refusals, rules } from '@rulewright/emix/rules';
import { createText } from '@rulewright/emix/text';
import { entry } from './entry.js';
import { told } from './told.js';

export const game = entry({
  title: 'Emix',
  engine,
  rules,
  refusals,
  text: createText(engine),
  languages: {
    async ru() {
      const [{ ru }, rules] = await Promise.all([
        import('@rulewright/emix/text/ru'),
        import('@rulewright/emix/rules/ru'),
      ]);
      return { text: createText(engine, { language: ru }), ...told(rules) };
    },
  },
  rounds: ({ position }) => position.round,
  highlights: ['card-activated', 'marker-moved', 'action-cancelled', 'power-discarded', 'goal-reached'],
  expertise,
  fields,
  reconstructed: '59 of 59 cards, 48 of 48 symbols, 2 of 2 decks',
});
