import { engine } from '@rulewright/does-not-exist';
import { classCard } from '@rulewright/does-not-exist/positions';

console.log(engine.content.classes[classCard('proxy')]?.id); // class-proxy
