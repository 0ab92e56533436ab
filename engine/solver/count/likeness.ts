/**
 * Which choosers and which targets are alike: any two of them could change places and the problem would be the same.
 * What a profile says of something is all that the problem says of it, so equal profiles mean equals.
 */
import { assertNever } from '../../vocabulary/result.ts';
import { isCostly } from '../paid.ts';
import type { DeclarationProblem, Requirement, Restriction } from '../problem.ts';

/** What tells each chooser from others, as a text: choosers whose texts are equal are alike. */
export function chooserProfiles(problem: DeclarationProblem): readonly string[] {
  const traits = problem.choosers.map(({ capacity }): string[] => [`capacity ${capacity}`]);
  const note = (chooser: number, trait: string): void => {
    traits[chooser]?.push(trait);
  };
  for (const { chooser, target, costs = [] } of problem.pairs) {
    note(chooser, `${target} ${rising(costs)}`);
  }
  const groups = new Groups();
  for (const [index, restriction] of problem.restrictions.entries()) {
    noteRestriction(note, restriction, index, groups);
  }
  for (const [index, one] of problem.requirements.entries()) noteRequirement(note, one, index);
  for (const one of problem.followings ?? []) {
    const group = groups.of([...one.others, one.chooser]);
    note(one.chooser, `follows ${group.name}`);
    for (const member of group.newTo('leads')) note(member, `leads ${group.name}`);
  }
  return traits.map((all) => all.toSorted().join('; '));
}

function noteRequirement(
  note: (chooser: number, trait: string) => void,
  one: Requirement,
  index: number,
): void {
  switch (one.kind) {
    case 'declared':
      note(one.chooser, 'declared');
      return;
    case 'declaredOn':
      note(one.chooser, `declaredOn ${rising(one.targets)}`);
      return;
    case 'someOn':
      for (const chooser of new Set(one.choosers)) note(chooser, `some ${index}`);
      return;
    case 'covered':
    case 'coveredExactly':
      return; // These do not tell choosers apart that can be declared on the same targets.
    default:
      assertNever(one);
  }
}

function noteRestriction(
  note: (chooser: number, trait: string) => void,
  restriction: Restriction,
  index: number,
  groups: Groups,
): void {
  switch (restriction.kind) {
    case 'chooserForbidden':
    case 'pairForbidden':
    case 'minChoosersOn':
    case 'maxChoosersOn':
      return; // These do not tell choosers apart that can be declared on the same targets.
    case 'allOrNoneOn':
      for (const chooser of new Set(restriction.choosers)) note(chooser, `together ${index}`);
      return;
    case 'maxChoosers':
      for (const chooser of new Set(restriction.choosers)) note(chooser, `limited ${index}`);
      return;
    case 'notAlone':
    case 'onlyAlone':
      note(restriction.chooser, restriction.kind);
      return;
    case 'needsCompanions': {
      const { chooser, n } = restriction;
      const group = groups.of([...restriction.companions, chooser]);
      note(chooser, `needs ${n} of ${group.name}`);
      for (const member of group.newTo('helps')) note(member, `helps ${group.name}`);
      return;
    }
    case 'notTogether':
      note(restriction.a, `apart ${index}`);
      note(restriction.b, `apart ${index}`);
      return;
    default:
      assertNever(restriction);
  }
}

/** Choosers that conditions speak of together, each set of them by a number: hundreds of conditions may speak of the same hundreds. */
class Groups {
  private readonly byText = new Map<string, Group>();

  of(members: readonly number[]): Group {
    const all = rising(members);
    const text = all.join();
    const known = this.byText.get(text) ?? new Group(this.byText.size, all);
    this.byText.set(text, known);
    return known;
  }
}

class Group {
  readonly name: number;
  private readonly members: readonly number[];
  private readonly roles = new Set<string>();

  constructor(name: number, members: readonly number[]) {
    this.name = name;
    this.members = members;
  }

  /** All of them, the first time that this role is asked for: how often it is said tells nobody in the group from another. */
  newTo(role: string): readonly number[] {
    if (this.roles.has(role)) return [];
    this.roles.add(role);
    return this.members;
  }
}

/** By target. One that a cost or a condition on several creatures sets apart is like no other. */
export function targetProfiles(problem: DeclarationProblem): readonly string[] {
  const traits = Array.from({ length: problem.targetCount }, (): string[] => []);
  const note = (target: number, trait: string): void => {
    traits[target]?.push(trait);
  };
  for (const pair of problem.pairs) {
    note(pair.target, isCostly(pair) ? `only ${pair.target}` : `${pair.chooser}`);
  }
  for (const [index, condition] of [...problem.restrictions, ...problem.requirements].entries()) {
    noteTargets(note, condition, index);
  }
  return traits.map((all) => all.toSorted().join('; '));
}

function noteTargets(
  note: (target: number, trait: string) => void,
  condition: Restriction | Requirement,
  index: number,
): void {
  switch (condition.kind) {
    case 'minChoosersOn':
    case 'coveredExactly':
      note(condition.target, `${condition.kind} ${condition.n}`);
      return;
    case 'covered':
      note(condition.target, `covered ${condition.atLeast}`);
      return;
    case 'allOrNoneOn':
      note(condition.target, `only ${condition.target}`);
      return;
    case 'maxChoosersOn':
      noteAmong(note, condition.targets, `max ${condition.n}`, index);
      return;
    case 'someOn':
      noteAmong(note, condition.targets, `some ${index}`, index);
      return;
    case 'declaredOn':
      noteAmong(note, condition.targets, `of ${condition.chooser}`, index);
      return;
    default: // These do not look at targets.
  }
}

/** What a condition says of one target, or of several together. */
function noteAmong(
  note: (target: number, trait: string) => void,
  targets: readonly number[],
  alone: string,
  index: number,
): void {
  for (const target of new Set(targets)) note(target, targets.length === 1 ? alone : `in ${index}`);
}

const rising = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
