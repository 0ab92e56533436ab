// Searches the words that files may use: `npm run words -- TEXT...`
import { fileURLToPath } from 'node:url';
import { loadCards } from '../site/library/cards.ts';
import { type ListedWord, searched, wordList } from './words/wordList.ts';

const USAGE = `usage: npm run words -- TEXT...
  lists the words of cards and scenarios that hold all of these in their spelling, their meaning or where they belong,
  as in: npm run words -- filter toughness`;

/** What the command prints for these arguments, in the project at `root`. */
export function words(args: readonly string[], root: string): string {
  if (args.length === 0) return `${USAGE}\n`;
  const found = searched(wordList(loadCards(root).cards), args);
  return found.length === 0 ? `no word for ${args.join(' ')}\n` : found.map(line).join('');
}

function line({ word, means, places }: ListedWord): string {
  const where = places.length > MOST ? `${places.slice(0, MOST).join(', ')}, …` : places.join(', ');
  return `${word.padEnd(WIDTH)} ${means === '' ? '' : `${means} `}(${where})\n`;
}

const WIDTH = 28;
const MOST = 3;

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(words(process.argv.slice(2), process.cwd()));
