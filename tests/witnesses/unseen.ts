/** Rules that the code names and that no game was found for, each with the reason. */
export const unseen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ecologic: {},
  emix: {},
  'does-not-exist': {},
  euphoria: {},
};
