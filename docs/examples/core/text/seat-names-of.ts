import { seatNamesOf, voiceOf } from '@rulewright/core/text';

const messages = { player: 'Гравець {n}', 'player.gen': 'Гравця {n}', 'named.gen': 'гравця {name}' };
const seats = seatNamesOf(voiceOf({ locale: 'uk', messages, nouns: {} }), (seat) => (seat === 0 ? undefined : 'Оля'));
console.log(seats(0), seats(0, 'gen')); // Гравець 1 Гравця 1
console.log(seats(1), seats(1, 'gen')); // Оля гравця Оля
