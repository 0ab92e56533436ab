import { COLORS } from '../engine.ts';
import { type PrintedFace, typeLineOf } from './card.ts';
import { type FileForm, isMapping, mappingOf } from './fileForm.ts';
import { isSpell, readCardFace } from './readFace.ts';

/** A card as it is printed, with its other face or half. */
export interface PrintedCard extends PrintedFace {
  readonly faces?: readonly PrintedFace[];
}

/** A face in the form of card files, but for how much of it is not read, and how much is elsewhere. */
export interface FaceEntry {
  readonly names: { readonly en: string };
  readonly cost?: string;
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly creature?: string;
  readonly vehicle?: string;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly colors?: readonly string[];
  readonly abilities?: readonly FileForm[];
  /** Lines and numbers of it that are not read. */
  readonly unread?: number;
  /** Lines of it that combat does not touch. */
  readonly elsewhere?: number;
}

export interface CardEntry extends FaceEntry {
  readonly back?: FaceEntry;
}

/** What is read of a card; nothing of one none of whose types the engine has. */
export function entryOf(card: PrintedCard): CardEntry | undefined {
  const [other] = card.faces ?? [];
  const [name = card.name] = card.name.split(' // ');
  const front = faceEntry(name === card.name ? card : { ...card, name });
  if (front === undefined || other === undefined) return front;
  // CR 709, 712, 715: of what is cast as a spell, the other half is no part of any combat.
  if (isSpell(other)) return counting(front, { unread: 0, elsewhere: 1 });
  // CR 710, 709.5: it is the same permanent, and what it becomes can't be said.
  if (isFlipped(card) || typeLineOf(other.type).subtypes.includes('room'))
    return counting(front, { unread: 1, elsewhere: 0 });
  const back = faceEntry(other);
  if (back === undefined) return counting(front, { unread: 1, elsewhere: 0 });
  return { ...front, back: withColorsOf(back, front, other) };
}

const isFlipped = ({ text }: PrintedFace): boolean => /\bflip (?:it|this|[A-Z])/.test(text);

/** The same of which so many lines more are not read, or are elsewhere. */
function counting(
  { unread = 0, elsewhere = 0, ...entry }: FaceEntry,
  more: { readonly unread: number; readonly elsewhere: number },
): FaceEntry {
  const all = { unread: unread + more.unread, elsewhere: elsewhere + more.elsewhere };
  return {
    ...entry,
    ...(all.unread === 0 ? {} : { unread: all.unread }),
    ...(all.elsewhere === 0 ? {} : { elsewhere: all.elsewhere }),
  };
}

/** CR 202.2e, 204: a back face without a cost is of the colors of its indicator, which is not known here; mostly those of its front. */
function withColorsOf(back: FaceEntry, front: FaceEntry, { cost = '' }: PrintedFace): FaceEntry {
  const isColorless =
    cost !== '' || (back.types?.includes('land') ?? false) || back.colors !== undefined;
  if (isColorless) return back;
  const colors = front.colors ?? colorsIn(front.cost ?? '');
  return counting(
    { ...back, ...(colors.length === 0 ? {} : { colors }) },
    { unread: 1, elsewhere: 0 },
  );
}

function faceEntry(face: PrintedFace): FaceEntry | undefined {
  const { supertypes, types, subtypes, unknown } = typeLineOf(face.type);
  if (types.length === 0) return undefined;
  const { abilities, unread, elsewhere } = readCardFace(face);
  const others = types.filter((type) => type !== 'creature');
  const size = sizeOf(face, abilities);
  const numbers = enteringNumbers(face);
  const entry: FaceEntry = {
    names: { en: face.name },
    ...costOf(face),
    ...(supertypes.length === 0 ? {} : { supertypes }),
    ...(others.length === 0 ? {} : { types: others }),
    ...(subtypes.length === 0 ? {} : { subtypes }),
    ...size.written,
    ...numbers.written,
    ...(abilities.length === 0 ? {} : { abilities }),
  };
  const notSaid = size.unread + numbers.unread + unknown.length;
  return counting(entry, { unread: unread + notSaid, elsewhere });
}

interface Written<K extends keyof FaceEntry> {
  readonly written: Pick<FaceEntry, K>;
  /** What of it is not known. */
  readonly unread: number;
}

const COST = /^(?:\{(?:\d{1,6}|[WUBRGCX]|[WUBRG]\/[WUBRGP]|2\/[WUBRG])\})+$/;

/** A cost that can be written down, or the colors that it tells (CR 202.2). */
function costOf({ cost = '', colors }: PrintedFace): Pick<FaceEntry, 'cost' | 'colors'> {
  const own = colors === undefined ? {} : { colors };
  const symbols = cost.replaceAll(/\{([WUBRG])([WUBRG])\}/g, '{$1/$2}');
  if (symbols === '') return own;
  return COST.test(symbols) ? { cost: symbols, ...own } : { colors: colorsIn(symbols), ...own };
}

const SYMBOLS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

const colorsIn = (cost: string): readonly string[] =>
  COLORS.filter((color) => cost.includes(SYMBOLS[color] ?? '?'));

/** Power and toughness; CR 208.2a: what is counted stands as 0, and an ability has to say it. */
function sizeOf(
  { type, power, toughness }: PrintedFace,
  abilities: readonly FileForm[],
): Written<'creature' | 'vehicle'> {
  const { types, subtypes } = typeLineOf(type);
  const isCreature = types.includes('creature');
  if (!isCreature && !subtypes.includes('vehicle')) return { written: {}, unread: 0 };
  const parts = [power, toughness].map((part) => /^-?\d{1,9}$/.exec(part ?? '')?.[0]);
  const size = parts.map((part) => part ?? '0').join('/');
  const isKnown = parts.every((part) => part !== undefined) || abilities.some(definesSize);
  return { written: isCreature ? { creature: size } : { vehicle: size }, unread: isKnown ? 0 : 1 };
}

const definesSize = (ability: FileForm): boolean =>
  isMapping(ability) && Object.hasOwn(mappingOf(ability.static), 'define-size');

/** CR 306.5a, 310.4a: what a planeswalker or battle enters with. */
function enteringNumbers({ loyalty, defense }: PrintedFace): Written<'loyalty' | 'defense'> {
  const [loyal, defended] = [loyalty, defense].map((said) => /^\d{1,6}$/.exec(said ?? '')?.[0]);
  const unread = [loyalty, defense].filter((said) => said !== undefined && !/^\d{1,6}$/.test(said));
  return {
    written: {
      ...(loyal === undefined ? {} : { loyalty: Number(loyal) }),
      ...(defended === undefined ? {} : { defense: Number(defended) }),
    },
    unread: unread.length,
  };
}
