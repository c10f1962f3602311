import { languageFor } from '@rulewright/core/text';

console.log(languageFor('ru_RU.UTF-8', ['en', 'ru'])); // ru
console.log(languageFor('fr-CA', ['en', 'ru'])); // undefined
