// Boards as their names in addresses say them, each made but once.
import {
  AIMS,
  type Aim,
  answerSaid,
  firstUnseen,
  generate,
  type Made,
  type Stock,
} from '#engine/boards';
import type { PiecesInWords } from '../../questions/made/piecesInWords.ts';
import { loadedOnce } from '../../questions/script/loadedOnce.ts';
import { type MadeName, madeName, madeNameIn, seedAfter } from '../deal/made.ts';

/** What is made of: `/it/practice/boards/` knows where its pieces are. Rejects where they can't be loaded. */
export const piecesAt = loadedOnce(async (page: string): Promise<PiecesInWords> => {
  const response = await fetch(`${page}pieces.json`, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return await response.json();
});

export interface Named {
  readonly name: MadeName;
  readonly board: Made;
}

/** The board that a name means: `1-menace-s7`. Throws where it says nothing that is known here. */
export async function boardNamed(text: string, stock: Stock): Promise<Named> {
  const named = await boardIfNamed(text, stock);
  if (named === undefined) throw new Error(`${text} names no board that is made here`);
  return named;
}

/** The same; nothing where the name says nothing that is known here. Rejects where what makes it can't be loaded. */
export async function boardIfNamed(text: string, stock: Stock): Promise<Named | undefined> {
  const name = madeNameIn(text);
  const aim = AIMS.get(name?.aim ?? '');
  if (name?.seed.kind !== 'seed' || aim === undefined) return undefined;
  const board = known.get(text) ?? (await makerFor(aim, name, stock))(name.seed.text);
  if (board === undefined) return undefined;
  known.set(text, board);
  return { name, board };
}

const known = new Map<string, Made>();

type Maker = (seed: string) => Made | undefined;

/** Boards that are played on need the engine that plays, which is loaded with the first of them. */
async function makerFor(
  aim: Aim,
  { version, aim: name }: Pick<MadeName, 'version' | 'aim'>,
  { pieces, patterns }: Stock,
): Promise<Maker> {
  if (aim.on !== 'play') return (seed) => generate(pieces, name, aim, seed, Number(version));
  const { generatePlayed } = await import('#engine/played');
  return (seed) => generatePlayed(patterns, name, aim, seed, Number(version));
}

/**
 * Each of these seeds, or the first of those that follow from it with which a board for this aim is unlike those of these
 * names and of the seeds before; itself where nothing is known of the aim. Between two of them others have their turn.
 */
export async function seedsApart(
  of: Pick<MadeName, 'version' | 'aim'>,
  seeds: readonly string[],
  seen: readonly string[],
  pieces: PiecesInWords,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const seed of seeds) {
    if (taken.length > 0) await othersFirst();
    const before = taken.map((text) => madeName({ ...of, seed: { kind: 'seed', text } }));
    taken.push(await seedApart(of, seed, [...seen, ...before], pieces));
  }
  return taken;
}

/** Whatever else the worker was asked has its turn. */
export const othersFirst = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function seedApart(
  { version, aim }: Pick<MadeName, 'version' | 'aim'>,
  seed: string,
  seen: readonly string[],
  stock: PiecesInWords,
): Promise<string> {
  const wanted = AIMS.get(aim);
  if (wanted === undefined) return seed;
  const before = seen.flatMap((text) => known.get(text) ?? []);
  const shapes = new Set(before.map(({ shape }) => shape));
  const last = before.slice(-1).map(({ answer }) => answerSaid(answer));
  const isWanted = ({ shape, answer }: Made): boolean =>
    !shapes.has(shape) && !last.includes(answerSaid(answer));
  const made = known.get(madeName({ version, aim, seed: { kind: 'seed', text: seed } }));
  if (made !== undefined && isWanted(made)) return seed;
  const seeds = [
    seed,
    ...Array.from({ length: MOST_OTHERS }, (_, nth) => seedAfter(seed, -nth - 1)),
  ];
  const found = firstUnseen(await makerFor(wanted, { version, aim }, stock), seeds, isWanted);
  if (found === undefined) return seed;
  known.set(madeName({ version, aim, seed: { kind: 'seed', text: found.seed } }), found.board);
  return found.seed;
}

const MOST_OTHERS = 8;
