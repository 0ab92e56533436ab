import type { EditionId, Replay, RuleKey } from '../engine.ts';
import { type RuleRef, refsOf } from './rules.ts';

const HOW_MANY = 4;

/** The rules that a scenario turns on: those of its refusals and of its declarations first. */
export function mainRules(replays: readonly Replay[], edition: EditionId): readonly RuleRef[] {
  const frames = replays.flatMap((replay) => replay.frames);
  const refused = frames.filter(({ outcome }) => outcome === 'refused').flatMap(lead);
  const others = frames.flatMap(lead);
  return refsOf([...refused, ...others], edition).slice(0, HOW_MANY);
}

const lead = ({ rules }: { readonly rules: readonly RuleKey[] }): readonly RuleKey[] =>
  rules.filter((key) => key !== 'illegalAction.rewind').slice(0, 2);
