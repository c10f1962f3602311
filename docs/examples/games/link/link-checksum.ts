import { linkChecksum } from '@rulewright/games/link';

console.log(linkChecksum('{"actions":""}').length); // 12
