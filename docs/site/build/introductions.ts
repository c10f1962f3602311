/** The rules that somebody reads in two minutes before the first game, under headings; the texts are the catalogues'. */
export const introductions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ecologic: {
    'The field': ['ECO-GEN.5', 'ECO-GEN.6', 'ECO-GEN.4'],
    'The start': ['ECO-SET.9', 'ECO-SET.10'],
    'A round': ['ECO-RND.1', 'ECO-EVT.1', 'ECO-SER.2', 'ECO-AUC.4', 'ECO-AUC.7', 'ECO-BLD.2', 'ECO-BIO.1'],
    'What it costs': ['ECO-ENV.1', 'ECO-ENV.3', 'ECO-INC.2', 'ECO-INC.4'],
    'The end': ['ECO-END.1', 'ECO-END.6'],
  },
  emix: {
    'Your humans': ['EMX-SET.5', 'EMX-CRD.1', 'EMX-CRD.4', 'EMX-PWR.1', 'EMX-PWR.3'],
    'A round': ['EMX-RND.1', 'EMX-CHG.2', 'EMX-CHG.3', 'EMX-INF.1', 'EMX-INF.2'],
    'The result': ['EMX-RES.2', 'EMX-RES.3', 'EMX-SYM.1'],
    'Karma and moments': ['EMX-KRM.1', 'EMX-KRM.5', 'EMX-MOM.1'],
    'The end': ['EMX-END.1', 'EMX-END.4', 'EMX-END.7'],
  },
  'does-not-exist': {
    'Souls and cards': ['DNE-GNL.5', 'DNE-GNL.4', 'DNE-SET.3'],
    'A turn': ['DNE-TRN.1', 'DNE-TRN.3', 'DNE-TRN.5', 'DNE-TRN.6', 'DNE-TRN.8'],
    'The rave': ['DNE-RAV.2', 'DNE-RAV.9', 'DNE-FRD.1', 'DNE-RIV.1'],
    'Who is louder': ['DNE-SND.1', 'DNE-SND.2', 'DNE-GEN.2', 'DNE-DUR.2'],
    'Winners and losers': ['DNE-BTY.6', 'DNE-ESC.3', 'DNE-FAI.1'],
    'The end': ['DNE-END.1'],
  },
  euphoria: {
    'The aim': ['EUP-OBJ.1'],
    'A turn': ['EUP-TRN.2', 'EUP-PLC.3', 'EUP-PLC.5', 'EUP-TRN.4', 'EUP-RET.2'],
    'Goods and workers': ['EUP-COM.2', 'EUP-COM.3', 'EUP-TNK.2', 'EUP-KNO.8', 'EUP-MOR.1'],
    'Tunnels and markets': ['EUP-TUN.1', 'EUP-BLD.2', 'EUP-BLD.7', 'EUP-MKT.1'],
    Recruits: ['EUP-SET.10', 'EUP-ALL.4', 'EUP-ALL.6'],
  },
};
