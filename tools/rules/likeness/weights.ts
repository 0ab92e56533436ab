/** How much of a text something makes out: words and pairs of words, each weighed by how seldom it is. */
export type WeighedText = ReadonlyMap<string, number>;

/** How much two texts have in common, each from 0 to 1: of both, of the older alone, of the later alone. */
export interface Likeness {
  readonly both: number;
  readonly ofOlder: number;
  readonly ofLater: number;
}

/** The text that two rules have in common where nothing but the numbers of other rules differs. */
export const plainOf = (text: string): string => wordsOf(text).join(' ');

/** A weigher that has learnt from these texts how seldom each word and pair is. */
export function weigher(texts: readonly string[]): (text: string) => WeighedText {
  const seen = new Map<string, number>();
  for (const text of texts) {
    for (const part of new Set(partsOf(text))) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  return (text) => {
    const weighed = new Map<string, number>();
    for (const part of partsOf(text)) {
      const weight = Math.log(1 + texts.length / (seen.get(part) ?? 1));
      weighed.set(part, (weighed.get(part) ?? 0) + weight);
    }
    return weighed;
  };
}

/** Tells of a text how like it each of some later ones is, by their place in the list; those with nothing in common are left out. */
export function likenessTo(
  later: readonly WeighedText[],
): (older: WeighedText) => Map<number, Likeness> {
  const holders = new Map<string, (readonly [at: number, weight: number])[]>();
  for (const [at, weighed] of later.entries()) {
    for (const [part, weight] of weighed) {
      const found = holders.get(part);
      if (found === undefined) holders.set(part, [[at, weight]]);
      else found.push([at, weight]);
    }
  }
  const wholes = later.map(sum);
  return (older) => {
    const common = new Map<number, number>();
    for (const [part, weight] of older) {
      for (const [at, other] of holders.get(part) ?? [])
        common.set(at, (common.get(at) ?? 0) + Math.min(weight, other));
    }
    const whole = sum(older);
    return new Map([...common].map(([at, part]) => [at, shares(part, whole, wholes[at] ?? 0)]));
  };
}

const shares = (common: number, older: number, later: number): Likeness => ({
  both: (2 * common) / (older + later),
  ofOlder: common / older,
  ofLater: common / later,
});

const sum = (weighed: WeighedText): number =>
  weighed.values().reduce((total, one) => total + one, 0);

function partsOf(text: string): readonly string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}

/** The words as they are compared: of another rule’s number, only that it stands there. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\b\d{3}(?:\.\d+[a-z]*)?(?:-[a-z]\b)?/g, 'rule#')
    .match(/\{[^}]*\}|[+-]?\w+\/[+-]?\w+|[a-z0-9#']+/g) ?? [];
