import { typeLineOf } from '../../../site/cardText/card.ts';
import type { FaceLine } from '../../../site/cardText/readFace.ts';

/** A card, and what became of the lines of its faces. */
export interface CardSeen {
  readonly name: string;
  readonly isInStandard: boolean;
  readonly faces: readonly FaceSeen[];
}

interface FaceSeen {
  readonly type: string;
  readonly lines: readonly FaceLine[];
}

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

interface Face extends FaceSeen {
  readonly isInStandard: boolean;
}

const isOneOf =
  (...words: readonly string[]) =>
  ({ type }: Face): boolean => {
    const { types, subtypes } = typeLineOf(type);
    return [...types, ...subtypes].some((word) => words.includes(word));
  };

const GROUPS: Readonly<Record<string, (face: Face) => boolean>> = {
  creatures: isOneOf('creature'),
  'creatures in Standard': (face) => face.isInStandard && isOneOf('creature')(face),
  Vehicles: isOneOf('vehicle'),
  Auras: isOneOf('aura'),
  Equipment: isOneOf('equipment'),
  planeswalkers: isOneOf('planeswalker'),
  'instants and sorceries': isOneOf('instant', 'sorcery'),
  'all cards': () => true,
};

/** The shares of each group of cards, and of the lines that speak of declarations. */
export function sharesOf(cards: readonly CardSeen[]): readonly ReadShare[] {
  const faces = cards.flatMap(({ faces: all, isInStandard }) =>
    all.map((face): Face => ({ ...face, isInStandard })),
  );
  const groups = Object.entries(GROUPS).map(([of, isOf]) => shareOf(of, faces.filter(isOf)));
  const declarations = faces
    .map((face) => ({
      ...face,
      lines: face.lines.filter(({ text }) => speaksOfDeclarations(text)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return [...groups, shareOf('lines about declarations', declarations)];
}

function shareOf(of: string, faces: readonly FaceSeen[]): ReadShare {
  const kinds = faces.map(({ lines }) => lines.map(({ read }) => read.kind));
  const mattering = kinds.flat().filter((kind) => kind !== 'elsewhere');
  return {
    of,
    faces: faces.length,
    wholeFaces: kinds.filter((all) => !all.includes('unread')).length,
    lines: mattering.length,
    readLines: mattering.filter((kind) => kind === 'read').length,
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
