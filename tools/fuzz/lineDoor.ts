import { spawnSync } from 'node:child_process';
import type { CardLookup } from '#engine';
import { type Lexicon, type LineRead, linkIn, readLine } from '#engine/sandbox';
import { seedOf } from '../../engine/vocabulary/seedOf.ts';
import { wordsFrom } from '../../site/client/sandbox/wordsFrom.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import { judgeLine } from '../judge.ts';
import { faultsOfLineRead } from './boardFaults.ts';
import type { Door } from './door.ts';
import { lineFrom, linesIn } from './lineFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';
import { faultsOfJson, faultsOfRun } from './runFaults.ts';
import type { Call } from './timing.ts';

/**
 * A board as it is typed in a language: on the command line, where they are English, and into the page; and whether link,
 * file, package and editor hold it for the same.
 */
export async function lineDoor(root: string, cards: CardLookup, language: Language): Promise<Door> {
  const unplayed = loadNotYet(root);
  const page = await pageDoor(language, { cards, unplayed });
  const written = linesIn(root, language);
  const { wordsIn } = await import('../../site/client/sandbox/wordsIn.ts');
  const words = language === 'en' ? new Map<string, string>() : wordsFrom(await wordsIn(language));
  const lexicon: Lexicon = { cards, unplayed, words };
  return {
    textFrom: (seed) => lineFrom(seed, written),
    // The command takes all that is English.
    faultsOf: async (line, call) => {
      const read = await call('reading a line', () => readLine(line, lexicon));
      return [
        ...(language === 'en' ? await faultsOfCommand(line, cards, call) : []),
        ...(await faultsOnPage(line, read, call)),
        ...(await faultsOfLineRead(line, read, lexicon, call)),
      ];
    },
  };

  async function faultsOnPage(
    line: string,
    { slips }: LineRead,
    call: Call,
  ): Promise<readonly string[]> {
    const played = await page.shown(line, 'play', call);
    const isLink = linkIn(line) !== undefined;
    return [
      ...faultsOfView(played, line),
      ...(isLink || slips.length > 0 === played.isWithheld ? [] : ['page understands otherwise: ']),
      ...(line.length % 3 === 0 ? await besides(line, call) : []),
    ];
  }

  async function besides(line: string, call: Call): Promise<readonly string[]> {
    const ended = await page.shown(line, 'end', call);
    const file = await page.asked({ kind: 'file', line, of: { kind: 'exercise' } }, call);
    await page.asked({ kind: 'prospects', line, choice: undefined }, call);
    return [
      ...faultsOfView(ended, line),
      ...((file === '') === ended.isWithheld ? [] : ['page gives a file: of what is withheld']),
    ];
  }
}

async function faultsOfCommand(
  line: string,
  cards: CardLookup,
  call: Call,
): Promise<readonly string[]> {
  const told = await call('the command', () =>
    judgeLine(line, { edition: undefined, json: false }, cards),
  );
  const asData = () => judgeLine(line, { edition: undefined, json: true }, cards);
  return [
    ...faultsOfRun(told, line),
    ...(line.length % 5 === 1 ? faultsOfJson(await call('as data', asData), told) : []),
    ...faultsOfProcess(line),
  ];
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
