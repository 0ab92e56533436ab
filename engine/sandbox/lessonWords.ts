import type { PlayerId } from '../vocabulary/ids.ts';
import { playerId } from '../vocabulary/ids.ts';

/** What is asked of a board beside what is to be decided on it anyway, as the end of its line says it. */
export type LessonAsk =
  /** What is declared next, by whoever declares it. */
  | { readonly kind: 'declaration'; readonly aim?: 'most' | 'fewest' }
  /** How the damage that is divided next is divided. */
  | { readonly kind: 'division'; readonly aim?: 'mostToPlayer' | number }
  /** Whether what is tried is legal. */
  | { readonly kind: 'legality' }
  /** How many declarations are legal, and which creatures one of them has. */
  | { readonly kind: 'howMany' }
  | { readonly kind: 'whoMay' }
  /** What comes of it. */
  | { readonly kind: 'whoDies' }
  | { readonly kind: 'lifeLost'; readonly player: PlayerId };

const SAID: readonly (readonly [words: string, ask: LessonAsk])[] = [
  ['declaration', { kind: 'declaration' }],
  ['most creatures', { kind: 'declaration', aim: 'most' }],
  ['fewest creatures', { kind: 'declaration', aim: 'fewest' }],
  ['division', { kind: 'division' }],
  ['most damage', { kind: 'division', aim: 'mostToPlayer' }],
  ['legality', { kind: 'legality' }],
  ['how many', { kind: 'howMany' }],
  ['who may', { kind: 'whoMay' }],
  ['who dies', { kind: 'whoDies' }],
];

const KILL = /^kill (\d{1,2})$/i;
const LIFE_LOST = /^life lost by (\p{L}{1,60})$/iu;

/** As a line says it. */
export function writeLessonAsk(ask: LessonAsk): string {
  if (ask.kind === 'lifeLost') return `life lost by ${ask.player}`;
  if (ask.kind === 'division' && typeof ask.aim === 'number') return `kill ${ask.aim}`;
  const aim = 'aim' in ask ? ask.aim : undefined;
  const said = SAID.find(
    ([, one]) => one.kind === ask.kind && ('aim' in one ? one.aim : undefined) === aim,
  );
  return said?.[0] ?? ask.kind;
}

/** Nothing where no line says it so. */
export function readLessonAsk(words: string): LessonAsk | undefined {
  const [, kill] = KILL.exec(words) ?? [];
  if (kill !== undefined) return { kind: 'division', aim: Number(kill) };
  const [, player] = LIFE_LOST.exec(words) ?? [];
  if (player !== undefined) return { kind: 'lifeLost', player: playerId(player) };
  return SAID.find(([said]) => said === words.toLowerCase())?.[1];
}

/** A line, and what is asked of its board. */
export interface LessonLine {
  readonly line: string;
  /** In words; nothing where it asks for no more than its next decision. */
  readonly asks: string | undefined;
}

const ASKS = /[;\n\r]\s*asks\s+([^;\n\r]{1,80}?)\s*$/i;

/** `Ada: 2/2; Nil: 1/1; asks most creatures`; what asks for nothing that can be asked is a part of the line like others. */
export function lessonIn(text: string): LessonLine {
  const [all, words] = ASKS.exec(text) ?? [];
  return all === undefined || words === undefined || readLessonAsk(words) === undefined
    ? { line: text, asks: undefined }
    : { line: text.slice(0, -all.length), asks: words };
}

/** The line of a board of which this is asked. */
export const asking = (line: string, asks: string): string => `${line}; asks ${asks}`;
