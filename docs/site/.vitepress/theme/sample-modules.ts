/** What samples may import. Each is loaded when a sample asks for it. */
export const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@rulewright/core': () => import('@rulewright/core'),
  '@rulewright/ecologic': () => import('@rulewright/ecologic'),
  '@rulewright/ecologic/rules': () => import('@rulewright/ecologic/rules'),
  '@rulewright/ecologic/text': () => import('@rulewright/ecologic/text'),
  '@rulewright/emix': () => import('@rulewright/emix'),
  '@rulewright/emix/rules': () => import('@rulewright/emix/rules'),
  '@rulewright/emix/text': () => import('@rulewright/emix/text'),
  '@rulewright/does-not-exist': () => import('@rulewright/does-not-exist'),
  '@rulewright/does-not-exist/rules': () => import('@rulewright/does-not-exist/rules'),
  '@rulewright/does-not-exist/text': () => import('@rulewright/does-not-exist/text'),
  '@rulewright/euphoria': () => import('@rulewright/euphoria'),
  '@rulewright/euphoria/rules': () => import('@rulewright/euphoria/rules'),
  '@rulewright/euphoria/text': () => import('@rulewright/euphoria/text'),
};
