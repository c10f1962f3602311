import type { ClassEntry } from '../pack.js';

const of = (id: string, name: { en: string; uk: string }, abilities: ClassEntry['abilities']): ClassEntry => ({
  id: `class-${id}`,
  name,
  abilities,
  count: 1,
  provenance: 'published',
  source: 'ctrlpme/class/1.html',
  reconstructed: ['count'],
});

/** The classes that the game's site shows, their abilities read as DNE-CLS says. */
export const classes: readonly ClassEntry[] = [
  of('proxy', { en: 'Proxy', uk: 'Проксі' }, [{ op: 'copy' }, { op: 'hijack', souls: 1, min: 16 }]),
  of('dj', { en: 'DJ', uk: 'DJ' }, [{ op: 'challenge' }, { op: 'wideDraft', draw: 3, drop: 1 }]),
  of('writer', { en: 'Writer', uk: 'Райтер' }, [{ op: 'rolledCard' }, { op: 'winsTies' }]),
  of('ttter', { en: 'Tattooist', uk: 'Татуер' }, [{ op: 'draftFromDiscard' }, { op: 'needleRoll', cards: 3 }]),
  of('support', { en: 'Support', uk: 'Найомничок' }, [
    { op: 'expel', souls: 1 },
    { op: 'landslide', margin: 10, souls: 1 },
  ]),
  of('olivye', { en: 'Olivier', uk: "Олів'є" }, [
    { op: 'refresh', draw: 2 },
    { op: 'handLimit', n: 6 },
  ]),
  of('alien', { en: 'Alien', uk: 'Прибулець' }, [
    { op: 'signal' },
    { op: 'paidHelper', souls: 1 },
    { op: 'escapeBonus', n: 1 },
    { op: 'notHuman' },
  ]),
  of('dragonborn', { en: 'Dragonborn', uk: 'Дракононароджений' }, [
    { op: 'roar', atMost: 3, times: 2 },
    {
      op: 'escapeByTotal',
      steps: [
        { above: 15, add: 2 },
        { above: 10, add: 1 },
      ],
    },
  ]),
  // the third ability needs the deck of bug cards, which the rulebook does not know (DNE-R67)
  of('netrunner', { en: 'Netrunner', uk: 'Нетранер' }, [
    { op: 'shield', cards: 3 },
    { op: 'boost', most: 3, add: 1 },
    { op: 'inert' },
  ]),
];
