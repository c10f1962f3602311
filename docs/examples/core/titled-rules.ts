import { titledRules } from '@rulewright/core';
import { rules } from '@rulewright/ecologic/rules';
import { titles } from '@rulewright/ecologic/text/ru';

const { title, source } = titledRules(rules, titles)['ECO-AUC.4'] ?? {};
console.log(title, source); // Поднять или спасовать Фаза Действий
