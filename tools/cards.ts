// `npm run cards`: the cards wanted that can't be said yet in the ability language, and why. `npm run cards -- read FILE …`
// reads bulk files of all cards (Scryfall's oracle cards and all cards, MTGJSON's atomic cards, or a card a line; packed by
// gzip or not) and writes the index of all cards anew; `stops 50` behind it tells at how many places reading stops.
import { cardListProblems, readCardList } from './cards/cardList.ts';
import { readCards } from './cards/readCards.ts';

const [mode, ...words] = process.argv.slice(2);
if (mode === undefined) listed();
else if (mode === 'read') await read(words);
else refuse(`unknown: ${mode}; expected read or nothing`);

function listed(): void {
  const list = readCardList(process.cwd());
  const { wanted, files, notYet } = list;
  const said = wanted.filter((card) => files.includes(card)).length;
  console.log(
    `${said} of ${wanted.length} cards can be played; ${notYet.length} can't be said yet:`,
  );
  for (const { names, why } of notYet) console.log(`  ${names.en}: ${why}`);

  const problems = cardListProblems(list);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function read(asked: readonly string[]): Promise<void> {
  const at = asked.indexOf('stops');
  const paths = at < 0 ? asked : asked.toSpliced(at, 2);
  const stops = at < 0 ? 0 : Number(asked[at + 1]);
  if (paths.length === 0) return refuse('expected the bulk files of cards behind read');
  if (!Number.isInteger(stops)) return refuse('expected a number behind stops');
  const {
    difference,
    shares,
    stops: told,
    problems,
  } = await readCards(process.cwd(), paths, stops);
  for (const problem of problems) console.error(problem);
  for (const line of [...shares, ...told, difference]) console.log(line);
  if (problems.length > 0) process.exitCode = 1;
}

function refuse(says: string): void {
  console.error(says);
  process.exitCode = 2;
}
