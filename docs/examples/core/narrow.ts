import { narrow } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const view = engine.view(engine.init('seed', { players: 2 }), engine.decision(engine.init('seed'))?.seats?.[0] ?? 0);
const answers = engine.legalActions(view).map((action) => ({ action, parts: engine.parts(view, action) }));
const { parts } = narrow(answers, []);
const hex = parts.find(({ kind }) => kind === 'hex');
const left = hex === undefined ? answers : narrow(answers, [hex]).answers;
console.log(left.length < answers.length); // true
