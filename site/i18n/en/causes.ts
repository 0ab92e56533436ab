import type { ObjectId, TriggerCause } from '../../engine.ts';
import type { Naming } from '../naming.ts';
import { ofCause as ofReason, triggerReason } from '../triggerReason.ts';
import { triggerNames } from './triggerNames.ts';

/** Why an ability has triggered, with the names of what it is about: `the Wall dies`, `it blocks the Bear`. */
export const causeWords = (cause: TriggerCause, source: ObjectId, n: Naming): string =>
  withName(cause, source, n) ?? triggerReason(cause, source, n, REASONS);

/** Of several triggers of one source: what this one triggered on. */
export function ofCause(source: ObjectId, cause: TriggerCause | undefined, n: Naming): string {
  const named = cause === undefined ? undefined : withName(cause, source, n);
  return named === undefined ? ofReason(source, cause, n, REASONS) : ` (${named})`;
}

function withName(
  { trigger, about }: TriggerCause,
  source: ObjectId,
  n: Naming,
): string | undefined {
  const reason = triggerNames[trigger];
  return about !== undefined && about !== source && reason.includes('a creature')
    ? reason.replace('a creature', n.object(about))
    : undefined;
}

const REASONS = {
  names: triggerNames,
  does: (about: ObjectId, n: Naming): string => n.object(about),
};
