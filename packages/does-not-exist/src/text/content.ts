import type { Provenance } from '@rulewright/core/author';
import { type Face, keyed } from '@rulewright/core/text';
import type { DoesNotExistOptions } from '../options.js';
import { abilitiesText, monsterFacts } from './effects.js';
import { named, type Speaker, soundFacts } from './words.js';

/** A sound card, a monster, a class or a mercenary in full, by its id. */
export function cardText(speaker: Speaker, id: string): string {
  const { content, voice } = speaker;
  const { sounds, monsters, classes, mercenaries } = content;
  const label = ({ provenance }: { readonly provenance: Provenance }, text: string): string =>
    provenance === 'reconstructed' ? voice.say('reconstructed', { text }) : text;

  const sound = sounds.find((one) => one.id === id);
  if (sound !== undefined)
    return label(sound, voice.say('card.sound', { name: voice.name(sound.name), facts: soundFacts(speaker, id) }));
  const monster = monsters.find((one) => one.id === id);
  if (monster !== undefined) {
    const facts = monsterFacts(speaker, monster, { blankSouls: 0 });
    return label(monster, voice.say('card.monster', { name: voice.name(monster.name), facts }));
  }
  const card = classes.find((one) => one.id === id);
  if (card !== undefined) {
    const abilities = abilitiesText(speaker, card);
    return label(card, voice.say('card.class', { name: voice.name(card.name), abilities }));
  }
  const mercenary = named(mercenaries, id);
  return label(mercenary, voice.say('card.mercenary', { name: voice.name(mercenary.name) }));
}

/** The meaning of an option's value. */
export function optionValueText(speaker: Speaker, name: string, value: unknown): string {
  const { voice, seats } = speaker;
  switch (name) {
    case 'calls':
      return callsText(speaker, value as DoesNotExistOptions['calls']);
    case 'trading': {
      const { mode, proposalsPerTurn } = value as DoesNotExistOptions['trading'];
      return voice.say(`option.trading.${mode}`, { n: proposalsPerTurn });
    }
    case 'traits':
      return traitsText(speaker, value as DoesNotExistOptions['traits']);
    default: {
      const key = `option.${name}.${String(value)}`;
      if (voice.knows(key)) return voice.say(key);
      if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
      return name === 'firstPlayer' ? seats(Number(value)) : voice.say('number', { n: Number(value) });
    }
  }
}

function callsText({ voice }: Speaker, { enabled, perOpponent, counter }: DoesNotExistOptions['calls']): string {
  if (!enabled) return voice.say('option.calls.off');
  return voice.say(counter ? 'option.calls.on' : 'option.calls.plain', { n: perOpponent });
}

function traitsText({ voice, who }: Speaker, traits: DoesNotExistOptions['traits']): string {
  const list = traits.map(({ gender }, seat) =>
    voice.say('option.traits.one', { seat: who(seat), gender: voice.say(keyed(voice, `gender.${gender}`)) }),
  );
  return list.length === 0 ? voice.say('option.traits.none') : voice.say('list', { list });
}

/** The printed face of a card. */
export function cardFace({ content, voice }: Speaker, id: string): Pick<Face, 'name' | 'kind' | 'icons'> {
  const { sounds, monsters, classes, mercenaries, genres } = content;
  const sound = sounds.find((one) => one.id === id);
  if (sound !== undefined) {
    const { name, bonus, die, minutes } = sound;
    const named = sound.genres.flatMap((genre) => genres[genre] ?? []);
    return {
      name: voice.name(name),
      kind: 'sound',
      icons: { ...(die > 0 ? { die } : { bonus }), minutes, genres: named.join(' ') },
    };
  }
  const monster = monsters.find((one) => one.id === id);
  if (monster !== undefined)
    return { name: voice.name(monster.name), kind: 'monster', icons: { sounds: monster.sounds } };
  const card = classes.find((one) => one.id === id);
  if (card !== undefined) return { name: voice.name(card.name), kind: 'class', icons: {} };
  return { name: voice.name(named(mercenaries, id).name), kind: 'mercenary', icons: {} };
}
