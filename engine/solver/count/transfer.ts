/**
 * Counts the legal declarations of one part without listing them: chooser after chooser, for every state that the
 * choices so far can have led to, in how many ways. A state is what the trackers know, how many requirements are
 * already lost, and what is paid for; choices that lead to the same state have the same future. A state that has lost
 * more requirements than a legal declaration may (CR 508.1d, 509.1c) has none.
 */
import type { Limits } from '../limits.ts';
import type { Pair } from '../problem.ts';
import { solve } from '../solve.ts';
import type { CountedChoice } from './choices.ts';
import { choicesOf } from './choices.ts';
import { followTracker } from './followTracker.ts';
import { chooserProfiles, targetProfiles } from './likeness.ts';
import type { Part } from './parts.ts';
import { concernIn } from './parts.ts';
import type { Stage } from './stages.ts';
import { stagesOf } from './stages.ts';
import { BROKEN, trackersOf } from './trackers.ts';

/** What a move from one state to the next costs, in the steps of a search; and a search beside its own steps. */
const STEPS_PER_MOVE = 8;
const STEPS_PER_TRACKER_MOVED = 1;
const STEPS_PER_SEARCH = 10_000;

/** Undefined when it takes more work than the limits allow, or the most requirements that can be obeyed is unproved. */
export function countPart(part: Part, limits: Limits): bigint | undefined {
  return new Transfer(part, limits).run();
}

interface State {
  /** Of the trackers that are open. */
  readonly tracked: readonly number[];
  readonly unmet: number;
  readonly paid: Paid;
  ways: bigint;
}

/** What is paid for, once for all that is the same but for choosers that are alike. */
interface Paid {
  readonly place: number;
  /** By the kind of chooser and what it pays for, sorted. */
  readonly parts: readonly string[];
  readonly pairs: readonly Pair[];
  /** What it becomes with one part more. */
  readonly withPart: Map<string, Paid>;
}

class Transfer {
  private readonly part: Part;
  private readonly profiles: readonly string[];
  private readonly kinds: ReadonlyMap<string, number>;
  private readonly nothingPaid: Paid = { place: 0, parts: [], pairs: [], withPart: new Map() };
  private readonly payments = new Map([['', this.nothingPaid]]);
  private readonly mostUnmet = new Map<Paid, number | undefined>();
  private stepsLeft: number;

  constructor(part: Part, limits: Limits) {
    this.part = part;
    this.profiles = chooserProfiles(part.problem);
    this.kinds = new Map([...new Set(this.profiles)].map((profile, kind) => [profile, kind]));
    this.stepsLeft = limits.steps;
  }

  run(): bigint | undefined {
    const { problem } = this.part;
    const most = this.mostUnmetPaying(this.nothingPaid);
    if (most === undefined) return undefined;
    const trackers = [
      ...trackersOf(this.part, concernIn(problem, problem.pairs)),
      ...(problem.followings ?? []).flatMap((one) => followTracker(this.part, one)),
    ];
    const targets = targetProfiles(problem);
    let states: readonly State[] = [{ tracked: [], unmet: 0, paid: this.nothingPaid, ways: 1n }];
    for (const stage of stagesOf(this.part, trackers, this.profiles, targets)) {
      const choices = choicesOf(problem, stage.chooser, stage.reading, this.stepsLeft);
      if (choices === undefined) return undefined;
      states = this.advance(states, stage, choices, most);
      if (this.stepsLeft < 0) return undefined;
    }
    return this.sumOf(states);
  }

  private advance(
    states: readonly State[],
    stage: Stage,
    choices: readonly CountedChoice[],
    most: number,
  ): readonly State[] {
    const after = new Map<string, State>();
    const perMove = STEPS_PER_MOVE + STEPS_PER_TRACKER_MOVED * stage.open;
    for (const before of states) {
      const different = differentFrom(before.tracked, stage, choices);
      this.stepsLeft -= different.length * perMove + choices.length;
      if (this.stepsLeft < 0) break;
      for (const choice of different) {
        const state = this.move(before, stage, choice);
        if (state === undefined || state.unmet + lostIn(state, stage) > most) continue;
        const key = `${String.fromCharCode(state.unmet, ...state.tracked)}${state.paid.place}`;
        const same = after.get(key);
        if (same === undefined) after.set(key, state);
        else same.ways += state.ways;
      }
    }
    return [...after.values()];
  }

  private move(before: State, stage: Stage, choice: CountedChoice): State | undefined {
    const tracked = [...before.tracked, ...stage.opening];
    for (const { at, tracker } of stage.readers) {
      const next = tracker.next(tracked[at] ?? 0, stage.chooser, choice.on);
      if (next === BROKEN) return undefined;
      tracked[at] = next;
    }
    const unmet = stage.closing.reduce(
      (sum, { at, tracker }) => sum + tracker.unmet(tracked[at] ?? 0),
      before.unmet + choice.unmet,
    );
    return {
      tracked: stage.settle(tracked),
      unmet,
      paid: choice.paid.length === 0 ? before.paid : this.pay(before.paid, stage, choice),
      ways: before.ways * choice.ways,
    };
  }

  private pay(before: Paid, { chooser }: Stage, { paid }: CountedChoice): Paid {
    const part = `${this.kinds.get(this.profiles[chooser] ?? '') ?? -1}:${paid.join()}`;
    const known = before.withPart.get(part);
    if (known !== undefined) return known;
    const parts = [...before.parts, part].toSorted();
    const pairs = [...before.pairs, ...paid.map((target): Pair => [chooser, target])];
    const after = this.payments.get(parts.join('|')) ?? {
      place: this.payments.size,
      parts,
      pairs,
      withPart: new Map<string, Paid>(),
    };
    this.payments.set(parts.join('|'), after);
    before.withPart.set(part, after);
    return after;
  }

  private sumOf(states: readonly State[]): bigint | undefined {
    let sum = 0n;
    for (const { unmet, paid, ways } of states) {
      if (this.part.problem.payment?.canPay(paid.pairs) === false) continue;
      const most = this.mostUnmetPaying(paid);
      if (most === undefined) return undefined;
      if (unmet === most) sum += ways;
    }
    return sum;
  }

  /** How many requirements a legal declaration leaves unmet that pays for this; undefined when that takes too long. */
  private mostUnmetPaying(paid: Paid): number | undefined {
    if (this.mostUnmet.has(paid)) return this.mostUnmet.get(paid);
    const { problem } = this.part;
    const limits = { steps: this.stepsLeft };
    const { maximum, proof, steps } = solve(problem, { paid: paid.pairs, limits });
    this.stepsLeft -= steps + STEPS_PER_SEARCH;
    const isKnown = proof.kind === 'proved' && this.stepsLeft >= 0;
    const unmet = isKnown ? problem.requirements.length - maximum : undefined;
    this.mostUnmet.set(paid, unmet);
    return unmet;
  }
}

const lostIn = ({ tracked }: State, { telling }: Stage): number =>
  telling.reduce((sum, { at, tracker }) => sum + (tracker.lost?.(tracked[at] ?? 0) ?? 0), 0);

/** Of the choices of one target among those that are alike and as far from here, one that stands for all. */
function differentFrom(
  tracked: readonly number[],
  { likeness, counterOf }: Stage,
  choices: readonly CountedChoice[],
): readonly CountedChoice[] {
  const different: CountedChoice[] = [];
  const places = new Map<string, number>();
  for (const choice of choices) {
    const [target, another] = choice.on;
    const at = target === undefined || another !== undefined ? undefined : counterOf.get(target);
    if (at === undefined) {
      different.push(choice);
      continue;
    }
    const key = `${likeness[at]} ${tracked[at] ?? 0}`;
    const place = places.get(key);
    const like = place === undefined ? undefined : different[place];
    if (place === undefined || like === undefined) {
      places.set(key, different.length);
      different.push(choice);
    } else different[place] = { ...like, ways: like.ways + choice.ways };
  }
  return different;
}
