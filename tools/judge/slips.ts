import type { ParseIssue } from '#engine/sandbox';
import { sandbox } from '../../site/i18n/en/chrome/sandbox.ts';

/** What is wrong with a line: the words around it, a caret under where they go wrong, and what was probably meant. */
export const wordSlips = (slips: readonly ParseIssue[], line: string): readonly string[] =>
  slips.flatMap((slip) => wordSlip(slip, line));

function wordSlip(slip: ParseIssue, line: string): readonly string[] {
  const { before, after } = around(line, slip.at);
  const offer = slip.offered.length === 0 ? '' : ` Did you mean “${slip.offered.join('”, or “')}”?`;
  const why = slip.because === undefined ? '' : ` ${sandbox.faults[slip.because]}`;
  return [
    `${before}${after}`,
    `${' '.repeat([...before].length)}^`,
    `${SENTENCES[slip.kind](shortened(slip.text))}.${offer}${why}`,
    ...nextStep(slip),
  ];
}

/** What holds a place can be described there, or not be there. */
function nextStep({ about }: ParseIssue): readonly string[] {
  if (about.kind !== 'permanents' && about.kind !== 'cards') return [];
  const [tag] = about.kind === 'permanents' ? about.tags : [];
  const held = tag === undefined ? 'It holds its place' : `It holds the place of ${tag}`;
  return [`${held}: describe it there, as in “4/5 deathtouch”, or leave it out.`];
}

/** So much of a line as a terminal shows in one, on either side of a place. */
const SHOWN = 60;

function around(line: string, at: number): { readonly before: string; readonly after: string } {
  const start = line.lastIndexOf('\n', at - 1) + 1;
  const end = line.indexOf('\n', at);
  const whole = line.slice(0, end < 0 ? undefined : end);
  return {
    before: plain(whole.slice(Math.max(start, at - SHOWN), at)),
    after: plain(whole.slice(at, at + SHOWN)),
  };
}

const shortened = (text: string): string =>
  plain(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** A terminal would act on what it can’t show. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd');

const SENTENCES: { readonly [K in ParseIssue['kind']]: (text: string) => string } = {
  unknownCard: (text) => `no card is called “${text}”, and it describes nothing`,
  unknownWord: (text) => `“${text}” means nothing here`,
  notPlayed: (text) => `“${text}” is not played here`,
  unknownPlayer: (text) => `nobody is called “${text}”`,
  unknownTag: (text) => `nothing on the board is called “${text}”`,
  halfRead: (text) =>
    `not all of the text of “${text}” is read: say “as read” behind it if the rest does not matter here`,
  severalMeant: (text) => `“${text}” is not enough here: say who by tags, like A1`,
  unknownSection: (text) => `“${text}” says neither what lies there nor what is done`,
  half: (text) => `“${text}” is not complete: something is missing before or after it`,
  unknownEdition: (text) => `no edition is called “${text}”`,
  number: (text) => `“${text}” lacks a number, or is none`,
  notOfCards: (text) =>
    `“${text}” is not said of a card, which is what its file says: say how it stands, or what it gains`,
  notTheirs: (text) => `“${text}” is controlled by another player`,
  impossible: (text) => `no board has that: “${text}”`,
  duplicate: (text) => `“${text}” was said before`,
  tooMany: (text) => `${text} are too many`,
};
