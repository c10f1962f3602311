import type { Face } from '@rulewright/core/text';
import type { EcoLogicOptions } from '../options.js';
import { at, effectsText, type Speaker } from './words.js';

/** A card or hex in full, by its id. */
export function cardText(speaker: Speaker, id: string): string {
  const { content, voice } = speaker;
  const label = (kind: 'special' | 'initiative' | 'event' | 'tile', text: string, provenance: string): string =>
    provenance === 'reconstructed' ? voice.say(`reconstructed.${kind}`, { text }) : text;

  const special = content.specials.find((one) => one.id === id);
  if (special !== undefined) {
    const effects = effectsText(speaker, special.effects);
    return label('special', voice.say('card.special', { name: voice.name(special.name), effects }), special.provenance);
  }
  const initiative = content.initiatives.find((one) => one.id === id);
  if (initiative !== undefined)
    return label(
      'initiative',
      voice.say('card.initiative', { ...initiative, name: voice.name(initiative.name) }),
      initiative.provenance,
    );
  const event = content.events.find((one) => one.id === id);
  if (event !== undefined) {
    const text = effectsText(speaker, event.effects);
    const effects = event.effects.length === 0 ? text : [voice.say(`scope.${event.scope}`, { effects: text })];
    const { level } = event;
    return label('event', voice.say('card.event', { name: voice.name(event.name), level, effects }), event.provenance);
  }
  const tile = at(
    content.tiles.filter((one) => one.id === id),
    0,
  );
  const { resources, capacity, bio, provenance } = tile;
  const branches = resources.map((branch) => voice.say(`branch.${branch}`));
  const key = resources.length === 0 ? 'card.site' : 'card.tile';
  return label('tile', voice.say(key, { name: id, resources: branches, capacity, bio }), provenance);
}

/** The meaning of an option's value. */
export function optionValueText({ voice }: Speaker, name: string, value: unknown): string {
  const key = `option.${name}.${String(value)}`;
  if (voice.knows(key)) return voice.say(key);
  if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (name === 'field') return fieldText({ voice }, value as EcoLogicOptions['field']);
  const interests = (value as EcoLogicOptions['loanInterest']).map(String);
  return interests.length === 0
    ? voice.say('option.loanInterest.none')
    : voice.say('option.loanInterest.list', { interests });
}

const fieldText = ({ voice }: Pick<Speaker, 'voice'>, field: EcoLogicOptions['field']): string =>
  field.kind === 'hexagon'
    ? voice.say(field.radius === 1 ? 'option.field.small' : 'option.field.hexagon', { radius: field.radius })
    : voice.say('option.field.custom', { hexes: field.coords.length });

/** The printed face of a card or a hex. */
export function cardFace({ content, voice }: Speaker, id: string): Pick<Face, 'name' | 'kind' | 'icons'> {
  const initiative = content.initiatives.find((one) => one.id === id);
  if (initiative !== undefined) {
    const { name, level, nominal, eco, upkeep } = initiative;
    return { name: voice.name(name), kind: 'initiative', icons: { level, nominal, eco, upkeep } };
  }
  const special = content.specials.find((one) => one.id === id);
  if (special !== undefined) return { name: voice.name(special.name), kind: 'special', icons: {} };
  const event = content.events.find((one) => one.id === id);
  if (event !== undefined) return { name: voice.name(event.name), kind: 'event', icons: { level: event.level } };
  const { resources, capacity, bio } = at(
    content.tiles.filter((one) => one.id === id),
    0,
  );
  return {
    name: id,
    kind: resources.length === 0 ? 'site' : 'tile',
    icons: { capacity, bio, ...Object.fromEntries(resources.map((branch) => [branch, 1])) },
  };
}
