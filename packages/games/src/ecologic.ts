import { expertise, fields } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';
import { refusals, rules } from '@rulewright/ecologic/rules';
import { createText } from '@rulewright/ecologic/text';
import { entry } from './entry.js';
import { told } from './told.js';

export const game = entry({
  title: 'EcoLogic',
  engine,
  rules,
  refusals,
  text: createText(engine),
  languages: {
    async ru() {
      const [{ ru }, rules] = await Promise.all([
        import('@rulewright/ecologic/text/ru'),
        import('@rulewright/ecologic/rules/ru'),
      ]);
      return { text: createText(engine, { language: ru }), ...told(rules) };
    },
  },
  rounds: ({ position }) => position.round,
  highlights: ['auction-won', 'special-placed', 'object-lost', 'auction-vetoed', 'aid-given', 'last-round-announced'],
  expertise,
  fields,
  reconstructed: '37 of 37 hexes, 20 of 20 initiatives, 3 of 3 specials, 20 of 21 events',
});
