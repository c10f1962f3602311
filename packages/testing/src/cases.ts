export { type Case, type CaseDocument, type CasePosition, readDocument } from './cases/document.js';
export type { Asking, CaseEngine, CaseGame, CaseStart, CaseText } from './cases/game.js';
export { type Line, Unreadable } from './cases/line.js';
export { type CasePlayer, casePlayer, type TriedCase, type TriedText, triedCase } from './cases/player.js';
export { type Compared, type PlayedCase, playCase } from './cases/playing.js';
export { withQuestions } from './cases/questions.js';
export { problemsOf } from './cases/report.js';
export { type CaseFile, type CaseSource, caseSources } from './cases/sources.js';
export { updated } from './cases/update.js';
