import { revealedTexts } from '@rulewright/core';

console.log(`No undo: ${revealedTexts.shown}.`); // No undo: a hidden card was shown.
