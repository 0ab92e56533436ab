import type { ObjectId, TriggerCause, TriggerCode } from '../engine.ts';
import type { Naming } from './naming.ts';

/** What a language says of why an ability has triggered. */
export interface TriggerReasonWords {
  readonly names: { readonly [T in TriggerCode]: string };
  /** Whoever it is, and the first word of what they do: `gli Elfi`, `entra`: `gli Elfi entrano`. */
  readonly does: (id: ObjectId, n: Naming, verb: string) => string;
}

/** `muore` of the source itself; of another that does it, `il Muro muore`; of what else it is about, behind: `infligge danno (l’Orso)`. */
export function triggerReason(
  { trigger, about }: TriggerCause,
  source: ObjectId,
  n: Naming,
  { names, does }: TriggerReasonWords,
  aside: (whom: string) => string = (whom) => ` (${whom})`,
): string {
  const reason = names[trigger];
  if (about === undefined || about === source) return reason;
  if (!ITS_OWN.has(trigger)) return `${reason}${aside(n.object(about))}`;
  const [verb = '', ...others] = reason.split(' ');
  return [does(about, n, verb), ...others].join(' ');
}

/** Of several triggers of one source: what this one triggered on. */
export const ofCause = (
  source: ObjectId,
  cause: TriggerCause | undefined,
  n: Naming,
  words: TriggerReasonWords,
): string =>
  cause === undefined ? '' : ` (${triggerReason(cause, source, n, words, (whom) => `: ${whom}`)})`;

/** What the object that it is about does itself. */
const ITS_OWN: ReadonlySet<TriggerCode> = new Set([
  'attacks',
  'blocks',
  'dies',
  'enters',
  'goesToGraveyard',
  'leavesBattlefield',
]);
