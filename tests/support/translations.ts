/** The games with the languages that they speak beside English: those of their rulebooks. */
export const translations = [
  ['ecologic', 'ru'],
  ['emix', 'ru'],
  ['does-not-exist', 'uk'],
  ['euphoria', 'ru'],
] as const;
