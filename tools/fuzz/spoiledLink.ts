import type { Random } from '../../engine/vocabulary/random.ts';
import { strange } from './strange.ts';

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
  strange,
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

/** A link as mail, a chat or a slip leaves it. */
export function spoiledLink(random: Random, link: string): string {
  let spoiled = link;
  const times = random.pick([0, 1, 1, 2, 3]);
  // Half a letter has no code.
  for (let time = 0; time < times; time += 1)
    spoiled = random.pick(SPOILINGS)(random, spoiled.toWellFormed());
  return spoiled;
}
