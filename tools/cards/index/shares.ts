import type { PrintedFace } from '../../../site/cardText/card.ts';
import { typeLineOf } from '../../../site/cardText/card.ts';

/** What became of the lines of one face. */
export interface FaceRead {
  readonly face: PrintedFace;
  readonly isInStandard: boolean;
  readonly lines: readonly { readonly text: string; readonly kind: LineKind }[];
}

type LineKind = 'read' | 'elsewhere' | 'unread';

/** How much of the texts of some cards is read. */
export interface ReadShare {
  readonly of: string;
  readonly faces: number;
  /** Those of which every line that may matter in combat is read. */
  readonly wholeFaces: number;
  /** Lines that may matter in combat, and those of them that are read. */
  readonly lines: number;
  readonly readLines: number;
}

const has =
  (word: string) =>
  ({ face }: FaceRead): boolean => {
    const { types, subtypes } = typeLineOf(face.type);
    return types.includes(word) || subtypes.includes(word);
  };

const isOneOf =
  (...words: readonly string[]) =>
  (read: FaceRead): boolean =>
    words.some((word) => has(word)(read));

const GROUPS: Readonly<Record<string, (read: FaceRead) => boolean>> = {
  creatures: has('creature'),
  'creatures in Standard': (read) => read.isInStandard && has('creature')(read),
  Vehicles: has('vehicle'),
  Auras: has('aura'),
  Equipment: has('equipment'),
  planeswalkers: has('planeswalker'),
  'instants and sorceries': isOneOf('instant', 'sorcery'),
};

/** The shares of each group of cards, and of the lines that speak of declarations. */
export function sharesOf(faces: readonly FaceRead[]): readonly ReadShare[] {
  const groups = Object.entries(GROUPS).map(([of, isOf]) => shareOf(of, faces.filter(isOf)));
  const declarations = faces.map((face) => ({
    ...face,
    lines: face.lines.filter(({ text }) => speaksOfDeclarations(text)),
  }));
  return [
    ...groups,
    shareOf(
      'lines about declarations',
      declarations.filter(({ lines }) => lines.length > 0),
    ),
  ];
}

function shareOf(of: string, faces: readonly FaceRead[]): ReadShare {
  const lines = faces.flatMap((face) => face.lines.filter(({ kind }) => kind !== 'elsewhere'));
  const isWhole = ({ lines: all }: FaceRead): boolean => all.every(({ kind }) => kind !== 'unread');
  return {
    of,
    faces: faces.length,
    wholeFaces: faces.filter(isWhole).length,
    lines: lines.length,
    readLines: lines.filter(({ kind }) => kind === 'read').length,
  };
}

/** CR 508.1, 509.1: whether a text restricts, requires, permits or taxes what is declared. */
const speaksOfDeclarations = (text: string): boolean =>
  /\b(?:attack|block)(?:s|ed)?\b/i.test(text) &&
  /\bcan't\b|\bif able\b|\badditional creatures?\b|\bas though\b|\bgoad|\bmust be blocked\b|\bable to block\b/i.test(
    text,
  );

/** In a line of a table. */
export const toldShare = ({ of, faces, wholeFaces, lines, readLines }: ReadShare): string =>
  [
    of.padEnd(26),
    `${percent(wholeFaces, faces)} of ${faces} whole`.padEnd(26),
    `${percent(readLines, lines)} of ${lines} lines`,
  ].join('');

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
