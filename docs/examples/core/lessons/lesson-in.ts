import { lessonIn } from '@rulewright/core/lessons';
import { lessons, lessonTexts } from '@rulewright/ecologic/lessons';

const told = lessons.map((lesson) => lessonIn(lesson, lessonTexts.ru ?? {}));
console.log(told.map(({ title }) => title).slice(0, 3)); // [ 'Первая фишка', 'Вторая рядом', 'Открыть торги' ]
