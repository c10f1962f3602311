import { placeOfId } from '@rulewright/core/positions';
import { engine } from '@rulewright/emix';

const { cards } = engine.content;
console.log(cards[placeOfId(cards, 'inspiration')]?.id); // inspiration
try {
  placeOfId(cards, 'inspiraton');
} catch (error) {
  console.log((error as Error).message); // nothing is called inspiraton, did you mean inspiration?
}
