import type { Topic } from '../engine.ts';
import { harderBy, type Level } from './level.ts';

/** What of a scenario decides where to go on from it. */
export interface LeadingPlace {
  readonly slug: string;
  /** The one that it is listed under first. */
  readonly topics: readonly Topic[];
  readonly level: Level;
  /** The pages of the rules that it turns on, the most telling first. */
  readonly rules: readonly string[];
}

/** Where to go from a scenario; whatever there is none of is left out. */
export interface LeadingOn<P extends LeadingPlace> {
  /** Only before the easiest of a topic: an easier one of another topic that it is about as well. */
  readonly buildsOn: P | undefined;
  readonly sameRule: P | undefined;
  readonly harder: P | undefined;
}

/** No scenario is named twice. */
export function leadingOn<P extends LeadingPlace>(from: P, all: readonly P[]): LeadingOn<P> {
  const byLevel = all.toSorted((a, b) => harderBy(a.level, b.level));
  const buildsOn = whatItBuildsOn(from, byLevel);
  const sameRule = nextOnItsRule(
    from,
    byLevel.filter((one) => one !== buildsOn),
  );
  const harder = nextHarder(
    from,
    byLevel.filter((one) => one !== sameRule),
  );
  return { buildsOn, sameRule, harder };
}

/** After the hardest one comes the easiest, so that whoever goes on sees all of them. */
function nextOnItsRule<P extends LeadingPlace>(from: P, byLevel: readonly P[]): P | undefined {
  const at = byLevel.indexOf(from);
  const others = [...byLevel.slice(at + 1), ...byLevel.slice(0, Math.max(at, 0))];
  return from.rules
    .map((rule) => others.find(({ rules }) => rules.includes(rule)))
    .find((one) => one !== undefined);
}

/** The least step up, of the same topic if there is one, or else with most topics in common. */
function nextHarder<P extends LeadingPlace>(from: P, byLevel: readonly P[]): P | undefined {
  const harder = byLevel.filter(({ level }) => harderBy(level, from.level) > 0);
  return (
    harder.find(({ topics }) => topics[0] === from.topics[0]) ??
    harder.toSorted((a, b) => inCommon(b, from) - inCommon(a, from))[0]
  );
}

function whatItBuildsOn<P extends LeadingPlace>(from: P, byLevel: readonly P[]): P | undefined {
  if (byLevel.find(({ topics }) => topics[0] === from.topics[0]) !== from) return undefined;
  return byLevel
    .filter(({ level }) => harderBy(level, from.level) < 0)
    .filter(({ topics: [first] }) => first !== undefined && from.topics.includes(first))
    .toReversed()
    .toSorted((a, b) => inCommon(b, from) - inCommon(a, from))[0];
}

const inCommon = (a: LeadingPlace, b: LeadingPlace): number =>
  a.topics.filter((topic) => b.topics.includes(topic)).length;
