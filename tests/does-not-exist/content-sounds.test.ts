import { engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/does-not-exist/src/content/base.js';
import { rule } from '../support/rule.js';

// Section 3.4 of the specification: every sound card.
// id | name | type | page of the site | bonus | minutes | genres

const TABLE = `
album-hentai | HENTAI-JAZZ [DELUXE] | album | 2A | 2 | 62 | vaporwave jazz barberbeat
album-internet-of-ears | INTERNET OF EARS | album | 2A | 2 | 49 | dark industrial ghettotech
album-nocturnal | NOCTURNAL | album | 2A | 2 | 37 | industrial synthpunk
album-love-market | LOVE MARKET | album | 2A | 2 | 34 | oldschool synthpunk techno
album-various-i | VARIOUS I | album | 2A | 2 | 44 | coldwave synthpunk
album-reinvent | REINVENT | album | 2A | 2 | 25 | ebm industrial synthpunk
demo-jing | Jing | demo | 2A | 2 | 54 | electro
demo-courtesy | Courtesy | demo | 2A | 2 | 60 | electro
demo-jelz | Jelz | demo | 2A | 2 | 55 | electro
demo-lolsnake | Lolsnake | demo | 2B | 2 | 55 | electro
demo-smith | Paris Smith | demo | 2B | 2 | 54 | electro
demo-nite-fleit | Nite Fleit | demo | 2B | 2 | 54 | electro
demo-madness | Operation Madness | demo | 2B | 2 | 55 | electro
demo-ikra-says-yes | Артем Ікра каже Так | demo | 2B | 2 | 57 | electro
demo-apex-twin-sleep | Apex Twin Sleep | demo | 2B | 2 | 101 | electronic ambient
demo-phonk-cloud | PHONK CLOUD | demo | 2B | 2 | 10 | cloud phonk
demo-high-alone | HIGH ALONE | demo | 2B | 2 | 31 | dark phonk trap
demo-world-of-horror | World of horror | demo | 2B | 2 | 87 | dark lo-fi
demo-mac-lofi | If Mac Miller made a Lo-Fi radio | demo | 2C | 2 | 45 | lo-fi hip-hop
demo-420mix | 420MIX💨 | demo | 2C | 2 | 27 | lo-fi trippy hip-hop
demo-best-weed-songs | BEST W SONGS | demo | 2C | 2 | 56 | classic 90s stoner hip-hop
demo-cyberdream | CYBER DREAM | demo | 2C | 2 | 120 | vapor chillwave synthwave
demo-ambient-techno-003 | AMBIENT TECHNO MIX 003 | demo | 2C | 2 | 96 | ambient techno
demo-patience | P A T I E N C E | demo | 2C | 2 | 39 | chillwave synthwave retrowave
album-royal-noises-from-dead-kingdoms | Royal noises from dead kingdoms | demo | 2C | 2 | 30 | electronic lo-fi
demo-chill-dude-here | CHILL DUDE HERE | demo | 2C | 2 | 242 | ambient chillwave
demo-bardcore-for-dnd | Bardcore for Dungeons & Dragons Chaos | demo | 2C | 2 | 79 | bardcore
demo-medieval-80 | Eighties Music... but it has been turned medieval! | demo | 2D | 2 | 92 | bardcore ambient
demo-medieval-dre | Dr. Dre Beats but they're MEDIEVAL | demo | 2D | 2 | 58 | bardcore hip-hop
album-anathema | Anathema | album | 2D | 2 | 47 | vaporwave downtempo trip-hop
album-eternity-of-pain | Eternity of pain | album | 2D | 2 | 56 | experimental industrial vaporwave
album-lost-soul | Lost soul | album | 2D | 2 | 46 | vaporwave abstract hip-hop
album-i-no-longer-fear | I NO LONGER FEAR THE RAZOR GUARDING MY HEEL I,II,III,IV | album | 2D | 2 | 30 | cloud trap hip-hop
album-dangerous-days | DANGEROUS DAYS | demo | 2D | 2 | 69 | coldwave synth retrowave
demo-zeldawave-2 | Zeldawave II | demo | 2D | 2 | 28 | vapor ambient
demo-tour-de-manege | Best of Tour De Manège | demo | 2D | 2 | 91 | trippy abstract hip-hop
vinyl-flower-boy | Flower Boy | vinyl | 3A | 3 | 46 | progressive hip-hop
vinyl-igor | IGOR | vinyl | 3A | 3 | 39 | hip-hop
vinyl-nevermind | Nevermind | vinyl | 3A | 3 | 49 | grunge
vinyl-mordechai | Mordechai | vinyl | 3A | 3 | 43 | indie
vinyl-plantasia | Plantasia | album | 3A | 3 | 31 | ambient
vinyl-salad-days | Salad Days | vinyl | 3A | 3 | 34 | soft rock psychodelic lo-fi
album-vlad-tapes | VLAD TAPES | album | 3A | 3 | 94 | coldwave synthpunk techno
album-latent-alters | LATENT ALTERS | album | 3A | 3 | 99 | darkwave downtempo minimal synth
album-motion-regime | MOTION PICTURES REGIME | album | 3A | 3 | 42 | electronic breakbeat
album-neon-skydeath | NEON SKYDEATH | album | 3B | 3 | 26 | retrowave synthpunk
album-screening-plexus | SCREENING PLEXUS | album | 3B | 3 | 42 | retrowave dark synthpunk
demo-tweeman | TWEEMAN | demo | 3B | 3 | 56 | electro
demo-sim0ne | Sim0ne | demo | 3B | 3 | 54 | electro
demo-oneman | Oneman | demo | 3B | 3 | 56 | electro
demo-dj-perception | DJ Perception | demo | 3B | 3 | 56 | electro
demo-jordss | Jordss | demo | 3B | 3 | 54 | electro
demo-neffa-t | Neffa T & Flowdan | demo | 3B | 3 | 55 | electro
album-bless-vol-1 | Bless vol.1 | album | 3B | 3 | 199 | lo-fi hip-hop jazz
demo-phonk-fridays-009 | PHONK FRIDAY 009 | demo | 3C | 3 | 113 | meta phonk trap
demo-fight-club | FIGHT CLUB | demo | 3C | 3 | 60 | dark electronic
demo-journey-into-abstract | A Journey Into Abstract Hip-Hop | album | 3C | 3 | 70 | abstract hip-hop
demo-deep-into-your-eyes | Deep into your eyes | album | 3C | 3 | 147 | psybient psychill trip
demo-chill-out | CHILL OUT DOPE | demo | 3C | 3 | 150 | deep stoned ambient chillwave
demo-cyber-phonk | Cyberphonk | demo | 3C | 3 | 28 | phonk trap electronic
demo-trappin-japan-2099 | TRAPPIN IN JAPAN 2099 | demo | 3C | 3 | 66 | phonk trap
demo-trappin-japan-23 | TRAPPIN IN JAPAN 23 | demo | 3C | 3 | 66 | phonk vapor trap
demo-trappin-japan-24-disk-1 | TRAPPIN IN JAPAN 24 DISK 1 | demo | 3C | 3 | 45 | phonk vapor trap
vinyl-i-am-chill-session | 1AM CHILL SESSION | vinyl | 4A | 4 | 160 | chill ambient
vinyl-death-lessons | DEATH LESSONS | vinyl | 4A | 4 | 13 | experimental acid techno
vinyl-flying-away | FLYING AWAY | vinyl | 4A | 4 | 46 | experimental psychodelic electronic
vinyl-sleepwalking | Sleepwalking | vinyl | 4A | 4 | 40 | indie rock synth-pop
album-eternal-return | ETERNAL RETURN | album | 4A | 4 | 42 | electro synthpunk
album-bunker-island | BUNKER ISLAND | album | 4A | 4 | 30 | electro dungeonwave synthpunk
album-various-ii | VARIOUS II | album | 4A | 4 | 57 | electro coldwave synthpunk
album-noir-times | NOIR TIMES | album | 4A | 4 | 39 | hardcore industrial synthwave
album-phantom-liberty | CYBERPUNK 2077: PHANTOM LIBERTY | album | 4A | 4 | 54 | electronic synthpunk trip-hop
demo-possession | POSSESSION | demo | 5A | 4 | 61 | hardcore techno gabber
album-bless-vol-2 | Bless vol.2 | vinyl | 5A | 5 | 217 | lo-fi hip-hop jazz
vinyl-half-age | Half Age | vinyl | 5A | 5 | 36 | new-age minimal electronic synth-pop
vinyl-le-jardin-de-lucy | Le jardin de Lucy | vinyl | 5A | 5 | 57 | electronic reggae dub
vinyl-eternal-present | The Eternal Present | vinyl | 5A | 5 | 39 | electronic industrial cyber
vinyl-erased-from-history | Erased from history | vinyl | 5A | 5 | 25 | electronic breakbeat ghost vaporwave
album-latex-and-leather | LATEX & LEATHER | album | 5A | 5 | 13 | industrial coldwave synthpunk
demo-autonomous-aka-slam | Autonomous aka Slam | demo | 5A | 5 | 56 | electro
demo-fracture | Fracture | demo | 5A | 5 | 55 | electro
vinyl-geogaddi | Geogaddi | vinyl | 6A | 6 | 66 | electronic psychodelic downtempo idm
vinyl-in-utero | In Utero | vinyl | 6A | 6 | 41 | grunge
vinyl-i-care-be-cause-you-do | I care be cause you do | vinyl | 6A | 6 | 63 | ambient electronic acid techno idm
demo-mission-london | MISSION LONDON | demo | 6A | 4 | 57 | dark electro
demo-marum-future | Marum B2B High Future | demo | 6A | 4 | 122 | electro
demo-muravyova | Nastya Muravyova | demo | 6A | 4 | 54 | electro
demo-wallflower | Wallflower | demo | 6A | 4 | 55 | electro
demo-sol-ortega | Sol Ortega | demo | 6A | 4 | 55 | electro
demo-hex-electronic | Hex Electronix | demo | 6A | 4 | 53 | electro
vinyl-cyberpunk-triple | CYBERPUNK 2077 VINYL 3LP SET | vinyl | 7A | 7 | 99 | progressive electronic rock
vinyl-slow-rush | Slow Rush | vinyl | 7A | 7 | 57 | electronic psychodelic synth-pop
demo-thom-yorke | Thom Yorke | demo | 7A | 7 | 32 | experimental electro
vinyl-currents | Currents | vinyl | 7A | 8 | 51 | progressive psychodelic synth-pop
vinyl-am | AM | vinyl | 7A | 8 | 41 | indie rock
album-aleph | Aleph | album | 7A | 8 | 54 | progressive electronic
vinyl-delicate-sound-of-thunder | Delicate Sound of Thunder | vinyl | 7A | 9 | 104 | progressive psychodelic rock
vinyl-the-very-best-of-the-doors | DOORS | vinyl | 7A | 9 | 78 | progressive psychodelic rock
album-enigma | ENIGMA | album | 7A | 9 | 352 | new-age downtempo experimental ambient chillout
demo-take-a-little-trip-with-me | Take a little trip with me | demo | 234E | 2 | 128 | ambient psychodelic trip
demo-nice-guys-love-you-4 | Nice Guys Love You Vol. 4 | demo | 234E | 2 | 99 | indie lo-fi
album-sweet-temptation | Sing Me a Lullaby, My Sweet Temptation | album | 234E | 3 | 36 | hardwave hip-hop
album-how-to-see-through-walls | How to see through walls | album | 234E | 3 | 37 | electronic vapor ambient
demo-dub-wars | Dub Wars: A New Dope | demo | 234E | 3 | 60 | abstract psy dub
album-psycho-tropical-berlin | Psycho Tropical Berlin | album | 234E | 3 | 65 | psy electronic
demo-level-select | Level Select | demo | 234E | 3 | 57 | dub jungle
demo-exodus | EXODUS | demo | 234E | 3 | 135 | synthwave retrowave chillwave
album-vessel | VESSEL | album | 234E | 4 | 31 | electronic ambient idm
album-rejoice-in-the-pain | REJOICE IN THE PAIN | album | extra1 | 7 | 19 | electro industrial techno
vinyl-under-acid-hoof | Under Acid Hoof | vinyl | extra1 | 6 | 36 | doom metal rock
vinyl-sleep-party-people | Sleep Party People | vinyl | extra1 | 7 | 43 | dream-pop electronic
vinyl-the-dawn | The Dawn | vinyl | extra1 | 8 | 40 | psychodelic indie rock
album-tranquillitas | Tranquillitas | vinyl | extra1 | 5 | 80 | ambient downtempo
vinyl-no-endorphins | NO ENDORPHINS | vinyl | extra1 | 6 | 16 | electro industrial techno
album-incursion | THE INCURSION | album | extra1 | 6 | 34 | electro industrial techno
vinyl-come-over | Come Over | vinyl | extra1 | 5 | 35 | psychodelic lo-fi indie rock
album-anatomy-vol-3 | ANATOMY VOL.3 | album | extra1 | 5 | 107 | electro industrial techno
demo-forfucksayk | FORFUCKSAYK | demo | extra2 | 3 | 30 | dark lo-fi
demo-sekia-sessions | sophisticated sekia sessions | demo | extra2 | 4 | 45 | electronic trip-hop
vinyl-passover | Passover | vinyl | extra2 | 7 | 59 | psychodelic alternative indie rock
album-inner-flame | INNER FLAME | album | extra2 | 5 | 37 | experimental chillwave vaporwave
album-pyromaniacs | PYROMANIACS | album | extra2 | 4 | 56 | electronic synthwave vaporwave
vinyl-rabbit-that-hunts-tigers | The Rabbit That Hunts Tigers | vinyl | extra2 | 5 | 44 | alternative rock funk
vinyl-perfect-blue | Perfect Blue | vinyl | extra2 | 8 | 31 | electronic
demo-cinco-cielos | Cinco Cielos | demo | extra2 | 3 | 100 | downtempo chillout
demo-spawn | SPAWN | demo | extra2 | d6 | 98 | psychodelic electro ambient
vinyl-mystere | MYSTERE | vinyl | spawn | 7 | 68 | psychodelic alternative indie
demo-isabelle-beaucamp | Isabelle Beaucamp | demo | spawn | 4 | 55 | electro
demo-rouge | ROÜGE | demo | spawn | 5 | 55 | electro
demo-deep-syth-journey | Deep Syth Journey | demo | spawn | 2 | 240 | dark ambient
vinyl-voyager | VOYAGER | vinyl | spawn | 6 | 42 | electro house techno
demo-how-to-disappear | How to disappear | vinyl | spawn | 3 | 11 | ambient drone
demo-sub-zero | Sab Zero | demo | upgrade1 | 9 | 12 | hardcore techno gabber
demo-deep-lofi-house | DEEP LOFI HOUSE MIX | demo | upgrade1 | 2 | 67 | deep lo-fi house
demo-tony-approved | TONY SAYS FCKUIN' APPROVED | demo | upgrade1 | 6 | 59 | lo-fi house
demo-dark-trap-777 | DARK TRAP.MP4: chapter 777 | demo | upgrade1 | 4 | 43 | dark trap
demo-dark-trap-4 | DARK TRAP.MP4: chapter 4 | demo | upgrade1 | 4 | 35 | dark trap
album-iron-horse | Iron Horse | album | upgrade1 | 2 | 44 | psychodelic rock
demo-trappin-japan | TRAPPIN IN JAPAN | demo | upgrade1 | 4 | 56 | phonk vapor trap
demo-trappin-japan-15 | TRAPPIN IN JAPAN 15 | demo | upgrade1 | 3 | 56 | phonk vapor trap
album-plastic-beach | Plastic Beach | album | upgrade1 | 3 | 55 | electronic funk hip-hop
demo-calm-down | Calm Down | demo | upgrade2 | 3 | 16 | experimental ambient
demo-epic-hotline | HOTLINE MIAMI EPIC MIX | demo | upgrade2 | 5 | 87 | synth retrowave
demo-chill-hotline | HOTLINE MIAMI CHILL MIX | demo | upgrade2 | 3 | 99 | chill retrowave
demo-gorillaz-x-house | Gorillaz X House Mix | demo | upgrade2 | 5 | 38 | abstract hip-hop house
demo-gesserit-sister | A Bene Gesserit Sister | demo | upgrade2 | 5 | 29 | dark ambient
demo-ambient-time | Ambient Time | demo | upgrade2 | 2 | 38 | ambient lo-fi
demo-hyrule-lofi | Hyrule Lo-Fi | demo | upgrade2 | 4 | 34 | lo-fi
demo-slowed-robot | SLOWED ROBOT | demo | upgrade2 | 4 | 55 | ambient downtempo
demo-zeldawave | Zeldawave | demo | upgrade2 | 3 | 20 | vapor ambient
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' | '));

rule(['DNE-SET.1', 'DNE-DUR.1', 'DNE-R5'], 'the sound deck has exactly these 150 cards, one of each', () => {
  expect(rows).toHaveLength(150);
  const found = basePack.sounds.map(({ id, name, type, source, bonus, durationMin, genres }) => [
    id,
    name.en,
    type,
    source?.replace('ctrlpme/sound176/', '').replace('.html', ''),
    typeof bonus === 'number' ? `${bonus}` : `d${bonus.die}`,
    `${durationMin}`,
    genres.join(' '),
  ]);
  expect(found.sort()).toEqual([...rows].sort());
  expect(basePack.sounds.every(({ count }) => count === 1)).toBe(true);
});

rule('DNE-R5', 'genres are lower-case words, of which three variant spellings are merged and no others', () => {
  const genres = [...new Set(basePack.sounds.flatMap((card) => card.genres))];
  expect(genres.filter((genre) => !/^[a-z0-9]+(-[a-z]+)*$/.test(genre))).toEqual([]);
  for (const merged of ['vaporvawe', 'syntpunk', 'grange']) expect(genres).not.toContain(merged);
  const apart = ['vapor', 'vaporwave', 'chill', 'chillout', 'chillwave', 'synth', 'synthwave', 'synthpunk'];
  expect(genres).toEqual(expect.arrayContaining([...apart, 'psy', 'psychodelic', 'trip', 'trip-hop', 'trippy']));
  expect(basePack.sounds.filter(({ note }) => note !== undefined).map(({ id, note }) => [id, note])).toEqual([
    ['album-eternity-of-pain', 'prints Vaporvawe'],
    ['album-lost-soul', 'prints Vaporvawe'],
    ['vinyl-nevermind', 'prints Grange'],
    ['album-neon-skydeath', 'prints Syntpunk'],
    ['album-screening-plexus', 'prints Syntpunk'],
    ['vinyl-in-utero', 'prints Grange'],
  ]);
});

rule(
  ['DNE-R6', 'DNE-FAI.3'],
  'one card has a d6 for a bonus and compares as 3, all others as the number they print',
  () => {
    const dice = basePack.sounds.filter(({ bonus }) => typeof bonus !== 'number');
    expect(dice.map(({ id, bonus, comparisonBonus }) => [id, bonus, comparisonBonus])).toEqual([
      ['demo-spawn', { die: 6 }, 3],
    ]);
    for (const { name, bonus, die, comparison } of engine.content.sounds)
      expect([name, comparison]).toEqual([name, die === 0 ? bonus : 3]);
    expect(engine.content.highestBonus).toBe(9);
  },
);

test('What the rules read of a sound card is what its record says.', () => {
  const { sounds, genres, soundIndex } = engine.content;
  expect(sounds.map((card) => [card.id, card.minutes, card.genres.map((genre) => genres[genre])])).toEqual(
    basePack.sounds.map((card) => [card.id, card.durationMin, card.genres]),
  );
  expect(sounds.map(({ bonus, die }) => (die === 0 ? bonus : { die }))).toEqual(
    basePack.sounds.map(({ bonus }) => bonus),
  );
  expect(sounds.map(({ id }) => soundIndex[id])).toEqual(sounds.map((_, card) => card));
});

test('Every sound card is published, but for its number of copies and the comparison of the die.', () => {
  for (const { id, provenance, reconstructed } of basePack.sounds)
    expect([id, provenance, reconstructed]).toEqual([
      id,
      'published',
      id === 'demo-spawn' ? ['count', 'comparisonBonus'] : ['count'],
    ]);
});
