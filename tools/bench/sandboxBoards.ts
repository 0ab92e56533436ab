import type { Random } from '../../engine/vocabulary/random.ts';

/** The largest boards on which nobody should have to wait. */
const SIZE = 12;

const PLAIN = ['', '', 'flying', 'reach', 'first strike', 'trample', 'vigilance', 'fear'];

/** By what their creatures have besides. */
export const SANDBOX_BOARDS: Readonly<Record<string, readonly string[]>> = {
  random: ['menace', 'deathtouch', 'lifelink', 'intimidate'],
  menace: ['menace', 'menace', 'menace', 'blocks if able', 'must be blocked'],
  lures: ['lure', 'menace', 'blocks if able'],
  requirements: ['attacks if able', 'blocks if able', 'must be blocked', 'can’t attack alone'],
  bands: ['banding', 'banding', 'menace'],
};

/** The line of a board, 12 creatures a side. */
export function sandboxLine(random: Random, abilities: readonly string[]): string {
  const side = (): string =>
    range('')
      .map(() => creature(random, abilities))
      .join(' + ');
  return `Ada: ${side()}; Nil: ${side()}`;
}

/** What a line calls the creatures of a side. */
export const range = (side: string): readonly string[] =>
  Array.from({ length: SIZE }, (_, at) => `${side}${at + 1}`);

const creature = (random: Random, abilities: readonly string[]): string =>
  `${random.between(1, 5)}/${random.between(1, 5)} ${random.pick([...PLAIN, ...abilities])}`.trim();
