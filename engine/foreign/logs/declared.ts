import type { LogEvent } from './readLog.ts';

/** Arrows as declarations: of attackers by whose turn it is, of blockers by the others, each in its step. */
export function declared(events: readonly LogEvent[]): readonly LogEvent[] {
  let step = '';
  let active: string | undefined;
  return events.map((event) => {
    const { kind, says } = event;
    if (kind === 'turn') {
      active = says.player;
      step = '';
    }
    if (kind === 'step') step = (says.step ?? '').toLowerCase();
    if (kind !== 'points') return event;
    const { player, list, other, what, target } = says;
    const isOwnTurn = player === active;
    if (step === 'declare attackers' && isOwnTurn)
      return { ...event, kind: 'attacks', says: { player, list, other: what ?? target } };
    if (step === 'declare blockers' && !isOwnTurn && other !== undefined && what !== undefined)
      return { ...event, kind: 'blocks', says: { player, list, what } };
    return event;
  });
}
