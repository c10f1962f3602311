import { expertise, fields } from '@rulewright/bots/euphoria';
import { engine } from '@rulewright/euphoria';
import { refusals, rules } from '@rulewright/euphoria/rules';
import { createText } from '@rulewright/euphoria/text';
import { entry } from './entry.js';
import { told } from './told.js';

export const game = entry({
  title: 'Euphoria',
  engine,
  rules,
  refusals,
  text: createText(engine),
  languages: {
    async ru() {
      const [{ ru }, rules] = await Promise.all([
        import('@rulewright/euphoria/text/ru'),
        import('@rulewright/euphoria/rules/ru'),
      ]);
      return { text: createText(engine, { language: ru }), ...told(rules) };
    },
  },
  rounds: ({ position: { turn, options } }) => Math.ceil(turn / options.players),
  highlights: [
    'star-placed',
    'market-completed',
    'recruit-revealed',
    'dilemma-resolved',
    'worker-added',
    'worker-lost',
  ],
  expertise,
  fields,
  reconstructed: '0 of 49 spaces, 0 of 18 tiles, 0 of 6 artifacts, 0 of 6 dilemmas, 0 of 48 recruits',
});
