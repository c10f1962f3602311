/** Colours for what a person writes in a case: its rules, the actions, the marks of what is expected, and comments. */
export const caseGrammar = {
  name: 'case',
  scopeName: 'text.case',
  patterns: [
    { match: '(?<=^|\\s)#.*$', name: 'comment.line' },
    { match: '^\\s+(@\\w+ )?[>=?!*"](?= )', name: 'keyword.operator' },
    { match: '\\b[A-Z]{2,5}-([A-Z]+\\.\\d+|R\\d+)', name: 'entity.name.function' },
    {
      match: '^\\s+(\\d+) ([a-z][\\w-]*)',
      captures: { 1: { name: 'constant.numeric' }, 2: { name: 'entity.name.tag' } },
    },
    { match: '^ +[a-z]+\\b', name: 'storage.type' },
  ],
  repository: {},
};
