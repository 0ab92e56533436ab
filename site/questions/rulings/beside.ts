// What was declared or divided may be one change away from what somebody means who makes a mistake.
import type { RuledMarking } from '../marking.ts';
import { isRight, type Mark } from '../script/mark.ts';
import type { AnswerPair } from '../wanted.ts';
import type { Entries } from './material.ts';

export type Ruling = (marking: RuledMarking, entries: Entries) => Mark | Promise<Mark>;

/** What was given of all that could be, and what it is marked with: by the rules, and by the mistake. */
export interface Wrong {
  readonly given: Entries;
  /** Each creature with each thing that it may do; of a division, nothing. */
  readonly choices: Entries;
  readonly truth: RuledMarking;
  readonly bent: RuledMarking;
}

/**
 * Whether one creature that does something else, or one point of damage that goes elsewhere, makes of a wrong answer what is
 * right by the mistake and wrong by the rules. Rejects where the ruling does.
 */
export async function isBesideMistaken(rule: Ruling, wrong: Wrong): Promise<boolean> {
  for (const meant of await besides(rule, wrong)) {
    if (isRight(await rule(wrong.bent, meant)) && !isRight(await rule(wrong.truth, meant)))
      return true;
    // Nobody waits for this, and whoever goes on meanwhile should not wait either.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return false;
}

/** More answers than these are not looked through: of those, only the one that the ruling calls the nearest. */
const FEW = 40;

async function besides(rule: Ruling, wrong: Wrong): Promise<readonly Entries[]> {
  const { given, choices, bent } = wrong;
  const all =
    bent.kind === 'division'
      ? pointsMoved(given)
      : choices.flatMap((choice) => withChoice(given, choice));
  if (all.length <= FEW) return all;
  const mark = await rule(bent, given);
  const meant = mark.kind === 'ruled' ? entriesOf(mark.nearest, bent) : given;
  return changes(given, meant) === 1 ? [meant] : [];
}

/** A creature does this no more; or it does this instead of all else, and besides. */
function withChoice(given: Entries, [name, what]: Entries[number]): readonly Entries[] {
  const isIt = (one: Entries[number]): boolean => one[0] === name && one[1] === what;
  if (given.some(isIt)) return [given.filter((one) => !isIt(one))];
  const others = given.filter((one) => one[0] !== name);
  const instead: Entries = [...others, [name, what]];
  return others.length === given.length ? [instead] : [instead, [...given, [name, what]]];
}

const entriesOf = (pairs: readonly AnswerPair[], { names }: RuledMarking): Entries => {
  const ids = new Map(names.map(([id, tag]) => [tag, id]));
  return pairs.map(([tag, what]) => [ids.get(tag) ?? tag, ids.get(what) ?? what]);
};

/** How many things one says and the other does not, at most on one side. */
const changes = (one: Entries, other: Entries): number =>
  Math.max(missingIn(one, other), missingIn(other, one));

const missingIn = (one: Entries, other: Entries): number =>
  one.filter(([name, what]) => !other.some((each) => each[0] === name && each[1] === what)).length;

/** Every division that has one point elsewhere. */
const pointsMoved = (given: Entries): readonly Entries[] =>
  given
    .filter(([, amount]) => Number(amount) > 0)
    .flatMap(([from]) =>
      given.filter(([to]) => to !== from).map(([to]) => pointMoved(given, from, to)),
    );

const pointMoved = (given: Entries, from: string, to: string): Entries =>
  given.map(([name, amount]) => [
    name,
    `${Number(amount) - Number(name === from) + Number(name === to)}`,
  ]);
