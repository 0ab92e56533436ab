/**
 * How the search splits on what the network does not keep: a restriction that the declaration read from the flow
 * breaks, or a requirement that was counted as obeyed and is not. Each split covers every declaration of the case that
 * it splits. No split means that the bounds decide the matter already: every declaration of the case is broken alike.
 */
import { nth } from '../../vocabulary/entries.ts';
import { remembered } from '../../vocabulary/remembered.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { int } from '../flow/numbers.ts';
import type { Link, Watched } from '../model/conditions.ts';
import type { ChooserClass, Model } from '../model/model.ts';
import type { Declaration } from '../problem.ts';
import type { Bound, Cut } from './bounds.ts';
import { atLeast, atMost } from './bounds.ts';
import type { Split } from './split.ts';

/** The first split that any of the broken restrictions offers. */
export function splitBroken(
  model: Model,
  declaration: Declaration,
  broken: readonly number[],
): Split | undefined {
  const declared = new Set(declaration.map(([chooser]) => chooser));
  for (const restriction of broken) {
    const link = model.conditions.links.get(restriction);
    const split = link === undefined ? undefined : splitLink(model, declared, link);
    if (split !== undefined) return split;
  }
  return undefined;
}

function splitLink(model: Model, declared: ReadonlySet<number>, link: Link): Split | undefined {
  switch (link.kind) {
    case 'company':
      return splitCompany(model, declared, link);
    case 'alone':
      return splitAlone(model, classOf(model, link.chooser));
    case 'apart':
      return firstOf(
        link.choosers.map((chooser) => splitDown(model, declared, classOf(model, chooser))),
      );
    case 'atMost':
      return firstOf(
        classesIn(model, link.set).map((choosers) => splitDown(model, declared, choosers)),
      );
    case 'atMostOn':
      return splitArcsInto(model, link.set);
    case 'together':
      return splitTogether(model, link.target, link.choosers);
    default:
      return assertNever(link);
  }
}

/** Splits on a requirement that was counted as obeyed; undefined when its outcome is decided. */
export function splitWatched(
  model: Model,
  unmet: (requirement: number) => boolean,
): Split | undefined {
  const open = arcsWatched(model).filter(({ watched }) => watched.requirements.some(unmet));
  return firstOf(
    open.map(({ arcs }) =>
      firstOf(arcs.map((arc) => splitUp(model, arc, model.circulation.flow(arc)))),
    ),
  );
}

/** How many of the watched requirements are lost for every declaration within the bounds. */
export function lostRequirements(model: Model): number {
  return arcsWatched(model)
    .filter(({ arcs }) => arcs.every((arc) => boundsOf(model, arc).hi === 0))
    .reduce((sum, { watched }) => sum + watched.requirements.length, 0);
}

interface ArcsWatched {
  readonly watched: Watched;
  /** Each once, by whichever of its pairs comes first: hundreds that are alike are on one. */
  readonly arcs: readonly number[];
}

const arcsWatched = remembered((model: Model): readonly ArcsWatched[] =>
  model.conditions.watched.map((watched) => ({
    watched,
    arcs: [
      ...new Set(watched.pairs.flatMap(([chooser, target]) => arcBetween(model, chooser, target))),
    ],
  })),
);

/**
 * Too few of the set are declared for the chooser. Where the set is counted in the network: either enough of it are
 * declared, or none who needs so many. Elsewhere: not the chooser, or it and more of the set.
 */
function splitCompany(
  model: Model,
  declared: ReadonlySet<number>,
  link: Extract<Link, { kind: 'company' }>,
): Split | undefined {
  const arc = int(model.chooserSetArcs, link.set);
  if (arc >= 0) {
    const needy = [...model.conditions.links.values()].flatMap((other) =>
      other.kind === 'company' && other.set === link.set && other.n >= link.n
        ? noneOf(classOf(model, other.chooser))
        : [],
    );
    return [[atLeast(arc, link.n)], needy];
  }
  const own = classOf(model, link.chooser);
  const isDecided = own === undefined || boundsOf(model, own.declaredArc).lo > 0;
  if (!isDecided) return [[atLeast(own.declaredArc, 1)], noneOf(own)];
  return firstOf(
    classesIn(model, link.set).map((choosers) =>
      splitUp(model, choosers.declaredArc, howManyDeclared(choosers, declared)),
    ),
  );
}

function splitAlone(model: Model, choosers: ChooserClass | undefined): Split | undefined {
  if (choosers === undefined) return undefined;
  const all = model.choosers.filter((other) => other !== choosers).flatMap(noneOf);
  const alone = [{ arc: choosers.declaredArc, lo: 1, hi: 1 }, ...all];
  return [alone, noneOf(choosers)];
}

/** Fewer of the class than are declared, or no fewer; undefined when there cannot be fewer. */
function splitDown(
  model: Model,
  declared: ReadonlySet<number>,
  choosers: ChooserClass | undefined,
): Split | undefined {
  if (choosers === undefined) return undefined;
  const now = howManyDeclared(choosers, declared);
  if (now === 0 || now <= boundsOf(model, choosers.declaredArc).lo) return undefined;
  const fewer = now === 1 ? noneOf(choosers) : [atMost(choosers.declaredArc, now - 1)];
  return [fewer, [atLeast(choosers.declaredArc, now)]];
}

/** More on the arc than now, or no more; undefined when there cannot be more. */
function splitUp(model: Model, arc: number, now: number): Split | undefined {
  if (now >= boundsOf(model, arc).hi) return undefined;
  return [[atLeast(arc, now + 1)], [atMost(arc, now)]];
}

/** Some pair into the set less often than now, or no less. */
function splitArcsInto(model: Model, set: number): Split | undefined {
  const members = new Set(model.conditions.targetSets.sets[set]?.members);
  const into = model.pairs.filter(({ targets }) =>
    members.has(model.targets[targets]?.members[0] ?? -1),
  );
  return firstOf(
    into.map(({ arc }) => {
      const now = model.circulation.flow(arc);
      return now <= boundsOf(model, arc).lo
        ? undefined
        : [[atMost(arc, now - 1)], [atLeast(arc, now)]];
    }),
  );
}

function splitTogether(
  model: Model,
  target: number,
  choosers: readonly number[],
): Split | undefined {
  const classes = [...new Set(choosers.map((chooser) => classOf(model, chooser)))];
  const arcs = classes.map((one) => ({
    members: one?.members.length ?? 0,
    arc: one === undefined ? undefined : arcBetween(model, nth(one.members, 0), target)[0],
  }));
  const none = arcs.flatMap(({ arc }) => (arc === undefined ? [] : [atMost(arc, 0)]));
  if (none.every(({ arc }) => boundsOf(model, arc).hi === 0)) return undefined;
  const all = arcs.flatMap(({ arc, members }) =>
    arc === undefined ? [] : [atLeast(arc, members)],
  );
  if (all.every(({ arc, lo }) => boundsOf(model, arc).lo >= lo)) return undefined;
  return all.length < arcs.length ? [none] : [all, none];
}

function noneOf(choosers: ChooserClass | undefined): readonly Cut[] {
  if (choosers === undefined) return [];
  const { declaredArc, furtherArc } = choosers;
  return furtherArc < 0
    ? [atMost(declaredArc, 0)]
    : [atMost(declaredArc, 0), atMost(furtherArc, 0)];
}

const classOf = (model: Model, chooser: number): ChooserClass | undefined =>
  model.choosers[model.classOfChooser[chooser] ?? -1];

function classesIn(model: Model, set: number): readonly ChooserClass[] {
  const members = model.conditions.chooserSets.sets[set]?.members ?? [];
  const classes = new Set(members.map((member) => model.classOfChooser[member] ?? -1));
  return [...classes].flatMap((index) => model.choosers[index] ?? []);
}

function arcBetween(model: Model, chooser: number, target: number): readonly number[] {
  const from = model.classOfChooser[chooser];
  const to = model.classOfTarget[target];
  return model.pairs
    .filter(({ choosers, targets }) => choosers === from && targets === to)
    .map(({ arc }) => arc);
}

const howManyDeclared = ({ members }: ChooserClass, declared: ReadonlySet<number>): number =>
  members.filter((member) => declared.has(member)).length;

const firstOf = (splits: readonly (Split | undefined)[]): Split | undefined =>
  splits.find((split) => split !== undefined);

const boundsOf = (model: Model, arc: number): Bound => model.circulation.gainsOf(arc);
