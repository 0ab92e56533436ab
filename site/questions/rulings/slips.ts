// How far an answer is from another: one slip is an option too many or too few, a number beside it, two things that have
// changed places, and another rule for what is illegal all the same.

/** Options that are picked and not right, or the other way round. */
export const slipsInPick = (picked: readonly number[], right: readonly number[]): number =>
  picked.filter((one) => !right.includes(one)).length +
  right.filter((one) => !picked.includes(one)).length;

/** A slip of arithmetic leads to the number beside the one that was meant. */
export const isBeside = (given: number, right: number): boolean => Math.abs(given - right) === 1;

/** Two things stand in each other's place. */
export const areSwapped = (places: readonly number[], right: readonly number[]): boolean =>
  places.filter((place, at) => place !== right[at]).length === 2;
