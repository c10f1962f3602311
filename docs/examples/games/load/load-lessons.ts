import { loadLessons } from '@rulewright/games/load';

const lessons = await loadLessons('emix');
console.log(lessons.length, lessons[0]?.title); // 8 Emons for a card
console.log((await loadLessons('emix', 'ru'))[0]?.title !== lessons[0]?.title); // true
