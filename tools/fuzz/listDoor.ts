import type { CardLookup } from '#engine';
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import type { Door } from './door.ts';
import { machineIn } from './door.ts';
import { linesIn } from './lineFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';
import { strange } from './strange.ts';

/** Lists of cards and decks, as they are put into the page's field for one side. */
export async function listDoor(root: string, cards: CardLookup): Promise<Door> {
  const page = await pageDoor('en', { cards, unplayed: loadNotYet(root) });
  const names = [...cards.values()].flatMap((card) => Object.values(card.names));
  const items = linesIn(root, 'en').flatMap((line) => line.split(/; | \+ |: /));
  return {
    textFrom: (seed) => listFrom(randomFrom(seed), names, items),
    // What is added is on the board, whole.
    faultsOf: async (text, call) => {
      const told = await page.added(text, call);
      if (told.kind === 'slips')
        return told.slips.flatMap(({ says }) => machineIn(says, text)).slice(0, 1);
      const left = told.shown.slips.map(({ says }) => `is refused once it is added: ${says}`);
      return [...left.slice(0, 1), ...faultsOfView(told.shown, text)];
    },
  };
}

function listFrom(random: Random, names: readonly string[], items: readonly string[]): string {
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
