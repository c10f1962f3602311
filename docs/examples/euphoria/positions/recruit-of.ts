import { engine } from '@rulewright/euphoria';
import { recruitOf } from '@rulewright/euphoria/positions';

console.log(engine.content.recruits[recruitOf('zong-the-astronomer')]?.id); // zong-the-astronomer
