import { SUBTYPES } from './subtypeLists.ts';

/** How a plural ends in English, and how the one of its kind ends. */
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/es$/, 's'],
  [/men$/, 'man'],
  [/ice$/, 'ouse'],
  [/xen$/, 'x'],
  [/i$/, 'us'],
];

/** The subtype that a word in lower case names, be it of one or of several: `bear`, `bears`, `elves`. */
export function subtypeCalled(word: string): string | undefined {
  if (SUBTYPES.has(word)) return word;
  return ENDINGS.filter(([plural]) => plural.test(word))
    .map(([plural, singular]) => word.replace(plural, singular))
    .find((one) => SUBTYPES.has(one));
}
