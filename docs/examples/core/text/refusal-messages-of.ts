import { refusalMessagesOf } from '@rulewright/core/text';
import { coreRefusalsUk } from '@rulewright/core/text/uk';

const messages = refusalMessagesOf(coreRefusalsUk, { taken: 'Поле зайняте.' });
console.log(messages['refusal.taken']); // Поле зайняте.
console.log(messages['refusal.game-over']); // Гру закінчено.
