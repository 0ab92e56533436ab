import { spawnSync } from 'node:child_process';
import type { CardLookup } from '#engine';
import { type Lexicon, type LineRead, linkIn, readLine } from '#engine/sandbox';
import { seedOf } from '../../engine/vocabulary/random.ts';
import { wordsFrom } from '../../site/client/sandbox/wordsFrom.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import { judgeLine } from '../judge.ts';
import { faultsOfLineRead } from './boardFaults.ts';
import type { Door } from './door.ts';
import { lineFrom, linesIn } from './lineFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';
import { faultsOfJson, faultsOfRun } from './runFaults.ts';

/** A board as it is typed in a language: on the command line, where they are English, and into the page. */
export async function lineDoor(root: string, cards: CardLookup, language: Language): Promise<Door> {
  const unplayed = loadNotYet(root);
  const page = await pageDoor(language, { cards, unplayed });
  const written = linesIn(root, language);
  const { wordsIn } = await import('../../site/client/sandbox/wordsIn.ts');
  const words = language === 'en' ? new Map<string, string>() : wordsFrom(await wordsIn(language));
  const lexicon: Lexicon = { cards, unplayed, words };
  return {
    runs: 2,
    textFrom: (seed) => lineFrom(seed, written),
    // The command takes all that is English. What costs more is done to a part, by what is typed.
    faultsOf: async (line) => {
      const read = readLine(line, lexicon);
      const command = language === 'en' ? faultsOfCommand(line, cards) : [];
      switch (seedOf(line) % (language === 'en' ? 4 : 2)) {
        case 0:
          return [...command, ...(await faultsOnPage(line, read))];
        case 1:
          return [...command, ...faultsOfLineRead(line, read, lexicon)];
        default:
          return command;
      }
    },
  };

  async function faultsOnPage(line: string, { slips }: LineRead): Promise<readonly string[]> {
    const played = await page.shown(line, 'play');
    const isLink = linkIn(line) !== undefined;
    return [
      ...faultsOfView(played, line),
      ...(isLink || slips.length > 0 === played.isWithheld ? [] : ['page understands otherwise: ']),
      ...(line.length % 3 === 0 ? await besides(line) : []),
    ];
  }

  async function besides(line: string): Promise<readonly string[]> {
    const ended = await page.shown(line, 'end');
    const file = await page.asked({ kind: 'file', line, of: { kind: 'exercise' } });
    await page.asked({ kind: 'prospects', line, choice: undefined });
    return [
      ...faultsOfView(ended, line),
      ...((file === '') === ended.isWithheld ? [] : ['page gives a file: of what is withheld']),
    ];
  }
}

function faultsOfCommand(line: string, cards: CardLookup): readonly string[] {
  const told = judgeLine(line, { edition: undefined, json: false }, cards);
  const data =
    line.length % 5 === 1
      ? faultsOfJson(judgeLine(line, { edition: undefined, json: true }, cards), told)
      : [];
  return [...faultsOfRun(told, line), ...data, ...faultsOfProcess(line)];
}

/** One in so many is typed on a real command line. */
const PROCESSES = 1000;

function faultsOfProcess(line: string): readonly string[] {
  if (seedOf(line) % PROCESSES !== 0) return [];
  const args = ['tools/run.mjs', 'judge', `--board=${line.replaceAll('\0', '')}`];
  const {
    status,
    stdout: out,
    stderr: err,
  } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
  });
  return faultsOfRun({ code: status, out, err }, line);
}
