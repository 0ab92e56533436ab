import type { EditionId, Replay, RuleKey } from '../engine.ts';
import { type RuleRef, refsOf } from './rules.ts';

const HOW_MANY = 4;

/**
 * The rules that a scenario turns on: those that refuse something first, then the others, and in
 * both those first that the fewest scenarios cite; `citing` says how many do.
 */
export function mainRules(
  replays: readonly Replay[],
  edition: EditionId,
  citing: (key: RuleKey) => number,
): readonly RuleRef[] {
  const frames = replays.flatMap((replay) => replay.frames);
  const rarestFirst = (keys: readonly RuleKey[]): readonly RuleKey[] =>
    keys.toSorted((a, b) => citing(a) - citing(b));
  const refused = frames.filter(({ outcome }) => outcome === 'refused').flatMap(lead);
  const others = frames.flatMap(lead);
  return refsOf([...rarestFirst(refused), ...rarestFirst(others)], edition).slice(0, HOW_MANY);
}

const lead = ({ rules }: { readonly rules: readonly RuleKey[] }): readonly RuleKey[] =>
  rules.filter((key) => key !== 'illegalAction.rewind').slice(0, 2);
