import type { Random } from '../../engine/vocabulary/random.ts';
import { strange } from './strange.ts';

/** A list of cards or a deck, as other programs write it or somebody types it: of these names, and of these items of lines. */
export function listFrom(
  random: Random,
  names: readonly string[],
  items: readonly string[],
): string {
  const rows = Array.from({ length: random.between(0, 8) }, () => {
    const name = random.chance(0.8) ? random.pick(names) : random.pick(items);
    return random.pick(ROWS)(random, name);
  });
  const text = rows.join(random.pick(['\n', '\n', '\r\n', ' + ', '\n\n']));
  if (random.chance(0.5)) return text;
  if (random.chance(0.3)) return strange(random, text);
  const at = random.between(0, text.length);
  return text.slice(0, at) + random.pick(SIGNS) + text.slice(at + random.between(0, 3));
}

const ROWS: readonly ((random: Random, name: string) => string)[] = [
  (random, name) => `${random.between(1, 4)} ${name}`,
  (random, name) => `${random.between(0, 5)}x ${name}`,
  (_, name) => name,
  (random, name) => `1 ${name} (M10) ${random.between(1, 300)}`,
  (_, name) => `SB: 1 ${name}`,
  (random, name) => `${random.pick(['Sideboard', '// Creatures', 'Deck', '#'])}\n2 ${name}`,
  (_, name) => `${name}, tapped, 2 damage`,
  (_, name) => name.toUpperCase(),
  (random, name) => `${name} x${random.pick(['2', '1000', '-1', '1e9'])}`,
];

const SIGNS = [
  '\t',
  ';',
  ' + ',
  ',',
  '"',
  '\u0000',
  '\ud800',
  ' / ',
  '*',
  '99999999',
  '->',
  '#b1:',
];
