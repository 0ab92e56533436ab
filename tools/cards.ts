// Lists the cards that can't be said yet in the ability language, and why: `npm run cards`.
import { cardListProblems, readCardList } from './cards/cardList.ts';
import { onlyWords } from './project/onlyWords.ts';

onlyWords([]);
const list = readCardList(process.cwd());
const { wanted, files, notYet } = list;
const said = wanted.filter((card) => files.includes(card)).length;
console.log(`${said} of ${wanted.length} cards can be played; ${notYet.length} can't be said yet:`);
for (const { names, why } of notYet) console.log(`  ${names.en}: ${why}`);

const problems = cardListProblems(list);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
