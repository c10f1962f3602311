import { seatFields } from '@rulewright/core/schema';
import { engine } from '@rulewright/ecologic';

const seats = seatFields(engine);
console.log(['firstPlayer', 'highBidder', 'money'].map((field) => seats.has(field))); // [ true, true, false ]
