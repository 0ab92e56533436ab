/** What a board asks for, as the page of a set says it. */
export interface BoardTraits {
  /** How much must be known, 1 to 5. */
  readonly level: number;
  /** What it is about first, as it stands in addresses. */
  readonly topic: string;
}

/** `3 evasion;2 costs`: quotes would make a long list half as long again. */
export const traitsText = (traits: readonly BoardTraits[]): string =>
  traits.map(({ level, topic }) => `${level} ${topic}`).join(';');

/** Of each board of a set, in its order; none where a round is no set. */
export const traitsIn = ({ dataset: { traits = '' } }: HTMLElement): readonly BoardTraits[] =>
  traits.split(';').map((one) => {
    const [level, topic = ''] = one.split(' ');
    return { level: Number(level), topic };
  });
