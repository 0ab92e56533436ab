import type { CardType } from '../../engine.ts';

/** What an ability is printed on, as cards call it when they speak of themselves: “this creature”, “this Aura”. */
export type Host =
  | 'creature'
  | (typeof PERMANENTS)[number]
  | 'aura'
  | 'equipment'
  | 'vehicle'
  /** What an effect creates, where its own abilities speak of it. */
  | 'token'
  /** A card that is cast and resolves: “this spell”. */
  | 'spell';

/** Stands in a sentence for its host until the sentence is whole; its ending, where a word agrees with the host. */
export const HOST = '\u{E000}';
export const HOST_ENDING = '\u{E001}';
/** The pronoun for it, where a language has one that stands alone. */
export const HOST_PRONOUN = '\u{E003}';
/** The creature that an Aura or an Equipment is on: “enchanted creature”, “equipped creature”. */
export const HOST_ATTACHED = '\u{E002}';

/** How a language names a host, and ends what agrees with it. */
export interface HostWords {
  readonly words: string;
  readonly ending?: string;
  readonly pronoun?: string;
  /** What it calls the creature that it is on. */
  readonly attached?: string;
}

export const withHost = (
  sentence: string,
  { words, ending = '', pronoun = '', attached = '' }: HostWords,
): string =>
  sentence
    .replaceAll(HOST, words)
    .replaceAll(HOST_ENDING, ending)
    .replaceAll(HOST_PRONOUN, pronoun)
    .replaceAll(HOST_ATTACHED, attached);

const SUBTYPES = ['aura', 'equipment', 'vehicle'] as const;
const PERMANENTS = ['artifact', 'battle', 'enchantment', 'land', 'planeswalker'] as const;

/** A creature that is something else besides is called a creature, as cards do. */
export function hostOf({
  types,
  subtypes,
}: {
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}): Host {
  if (types.includes('creature')) return 'creature';
  return (
    SUBTYPES.find((one) => subtypes.includes(one)) ??
    PERMANENTS.find((one) => types.includes(one)) ??
    'spell'
  );
}
