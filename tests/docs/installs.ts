/** The packages that a document has its reader install: those of its lines `npm install …`, sorted; no tarballs. */
export const installedBy = (document: string): readonly string[] =>
  [...document.matchAll(/^npm install (.*)$/gm)]
    .flatMap(([, words = '']) => words.split(' ').filter((word) => !/^[-.]/.test(word)))
    .sort();
