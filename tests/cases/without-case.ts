/** Rules and refusal codes that no case shows, by game. Each of these rules has a test in TypeScript. */
export const withoutCase: Readonly<Record<string, { readonly rules: string; readonly codes: string }>> = {
  ecologic: {
    rules: 'ECO-GEN.1 ECO-SET.3 ECO-SET.4 ECO-SET.5 ECO-SET.6 ECO-SET.7 ECO-SET.8 ECO-SET.15 ECO-VAR.3 ECO-R11 ECO-R41',
    codes: '',
  },
  emix: {
    rules:
      'EMX-SET.1 EMX-SET.2 EMX-SET.3 EMX-SET.4 EMX-SET.5 EMX-SET.6 EMX-SET.7 EMX-SET.11 EMX-RND.1 EMX-RND.3 EMX-CHG.8 EMX-SYM.1 EMX-SYM.10 EMX-CRD.7 EMX-APP.1 EMX-VOC.1 EMX-VOC.3 EMX-VOC.23 EMX-VOC.25 EMX-END.5 EMX-TEAM.1 EMX-DECK.1 EMX-DECK.2 EMX-DECK.4 EMX-FREE.11 EMX-R6 EMX-R24',
    codes: '',
  },
  'does-not-exist': {
    rules: 'DNE-GNL.11 DNE-SET.1 DNE-GEN.5 DNE-R5 DNE-R18 DNE-R29 DNE-R36 DNE-R59',
    codes: '',
  },
  euphoria: {
    rules: 'EUP-OBJ.1 EUP-OBJ.2 EUP-SET.3 EUP-SET.5 EUP-SET.7 EUP-STR.3 EUP-DIL.6 EUP-R73',
    codes: '',
  },
};
