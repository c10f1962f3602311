import { plainLanguage } from '@rulewright/core/text';
import { engine } from '@rulewright/ecologic';

const { locale, messages } = plainLanguage(engine, { title: 'Plain EcoLogic' });
console.log(locale, messages.title, messages.nobody); // en Plain EcoLogic nobody
