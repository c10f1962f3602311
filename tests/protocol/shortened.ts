/** What is left out of a long example. */
const CUT = '…';
const ROOM = 600;

/** The same JSON with its long parts left out, so that it stands in a few lines. */
export function shortened(value: unknown, room = ROOM): unknown {
  if ((JSON.stringify(value) ?? '').length <= room) return value;
  if (typeof value === 'string') return `${value.slice(0, room)}${CUT}`;
  if (Array.isArray(value)) return listed(value, room);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const long = fields.filter(([, field]) => JSON.stringify(field).length > room / fields.length);
  const used = JSON.stringify(Object.fromEntries(fields.filter((field) => !long.includes(field)))).length;
  const each = Math.max(0, room - used) / long.length;
  return Object.fromEntries(
    fields.map(([name, field]) => [name, long.some(([other]) => other === name) ? cut(field, each) : field]),
  );
}

const LEAST = 24;

const cut = (value: unknown, room: number): unknown => (room < LEAST ? CUT : shortened(value, room));

function listed(list: readonly unknown[], room: number): unknown[] {
  const shown: unknown[] = [];
  for (const element of list) {
    const left = room - JSON.stringify(shown).length;
    if (left < LEAST) break;
    shown.push(shortened(element, left));
  }
  return shown.length < list.length ? [...shown, CUT] : shown;
}
