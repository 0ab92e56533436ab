// Which mistakes an answer may come from, and the board that tells them apart.

/** A question: where it is asked, in English, and the mistakes that answer otherwise, those together that answer alike. */
export interface Separating {
  readonly at: string;
  readonly alike: readonly (readonly string[])[];
  /** Whether there are several right ways, of which one may be right for the mistaken too. */
  readonly ways: 'one' | 'several';
}

/** After a wrong answer that these mistakes explain: those that explained the ones before as well, or else only these. */
export function suspectsAfter(
  suspects: readonly string[],
  explaining: readonly string[],
): readonly string[] {
  const both = suspects.filter((one) => explaining.includes(one));
  return both.length > 0 ? both : explaining;
}

/** After a right answer: where there is but one, whoever made a mistake that the board shows would have given another. */
export const cleared = (
  suspects: readonly string[],
  board: Separating | undefined,
): readonly string[] =>
  board?.ways === 'one'
    ? suspects.filter((one) => !board.alike.some((some) => some.includes(one)))
    : suspects;

/**
 * The next board: of several suspects, one that leaves the fewest together; of one, another on which it shows. Nothing
 * where no board in the pool does.
 */
export function nextFor(
  suspects: readonly string[],
  pool: readonly Separating[],
): Separating | undefined {
  const [only, another] = suspects;
  if (only === undefined) return undefined;
  if (another === undefined)
    return pool.find(({ alike }) => alike.some((some) => some.includes(only)));
  const rated = pool.map((board) => ({ board, left: mostTogether(suspects, board) }));
  return rated.filter(({ left }) => left < suspects.length).toSorted((a, b) => a.left - b.left)[0]
    ?.board;
}

/** How many suspects there may still be after this board. */
function mostTogether(suspects: readonly string[], { alike }: Separating): number {
  const classOf = (suspect: string): number => alike.findIndex((some) => some.includes(suspect));
  return Math.max(
    ...Map.groupBy(suspects, classOf)
      .values()
      .map((some) => some.length),
  );
}
