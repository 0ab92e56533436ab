import type { CardLookup } from '#engine';
import { linkIn, toFragment } from '#engine/sandbox';
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import type { Door } from './door.ts';
import { lineFrom, linesIn } from './lineFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';

/** Links to boards as mails, chats and people leave them, wherever a board is looked for in one. */
export async function linkDoor(root: string, cards: CardLookup): Promise<Door> {
  const page = await pageDoor('en', cards);
  const written = linesIn(root, 'en');
  return {
    runs: 1,
    textFrom: (seed) => {
      const random = randomFrom(seed);
      const line = lineFrom(seed, written);
      return JSON.stringify({ line, text: spoiledLink(random, `#${toFragment(line)}`) });
    },
    // What a link says is the line that it was made of, or nothing.
    faultsOf: async (text) => {
      const { line, text: link }: { readonly line: string; readonly text: string } =
        JSON.parse(text);
      const read = linkIn(link);
      const shown = await page.shown(link, 'play');
      const isOther = read?.ok === true && read.value !== line.toWellFormed();
      return [
        ...(isOther ? [`leads to another line: ${read.value}`] : []),
        ...(shown.isBroken === (read?.ok === false) ? [] : ['page takes it: or not, a link']),
        ...(shown.isBroken ? [] : faultsOfView(shown, `${line} ${link}`)),
      ];
    },
  };
}

const SPOILINGS: readonly ((random: Random, link: string) => string)[] = [
  (random, link) => link.slice(0, random.between(0, link.length)),
  (random, link) => {
    const at = random.between(0, link.length);
    return link.slice(0, at) + random.pick(SIGNS) + link.slice(at + random.between(0, 2));
  },
  (_, link) => encodeURIComponent(link),
  (_, link) => link.replace(/(?:%[0-9A-F]{2})+/g, (signs) => safely(signs)),
  (_, link) => `https://judges.example/sandbox/${link}`,
  (_, link) => `> ${link.replaceAll(/.{76}/g, '$&\n> ')}`,
  (random, link) => link + random.pick(SIGNS).repeat(random.pick([1, 3, 2000])),
  (_, link) => link.replace(/^#b1/, '#b2'),
  (_, link) => link.toUpperCase(),
  (_, link) => link + link,
];

const SIGNS = [
  '%',
  '%ED%A0%BD',
  '.',
  '#b1:',
  ':',
  ';',
  '+',
  '\ud800',
  '\u200b',
  ' ',
  'é',
  '=',
  '_',
];

/** A browser leaves what it can’t read. */
function safely(signs: string): string {
  try {
    return decodeURIComponent(signs);
  } catch {
    return signs;
  }
}

export function spoiledLink(random: Random, link: string): string {
  let spoiled = link;
  const times = random.pick([0, 1, 1, 2, 3]);
  // Half a letter has no code.
  for (let time = 0; time < times; time += 1)
    spoiled = random.pick(SPOILINGS)(random, spoiled.toWellFormed());
  return spoiled;
}
