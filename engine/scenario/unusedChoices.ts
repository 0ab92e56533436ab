import type { LogEntry } from '../log/gameEvent.ts';
import type { ChoicePart, NotedChoice } from '../state/choice.ts';
import { isAbout } from '../state/saidChoices.ts';
import type { Line } from './line.ts';
import type { Trouble } from './problem.ts';
import type { ScriptEntry } from './scenario.ts';

/** A choice that a script makes, by its place among all that it makes, and what is wrong with it. */
export interface UnusedChoice {
  readonly entry: ScriptEntry;
  readonly trouble: Trouble;
}

/** Whatever players have said that they choose and the game has not asked for, or could not take, by its end. */
export function unusedChoices(line: Line, played: readonly ScriptEntry[]): readonly UnusedChoice[] {
  const said = played.filter((entry) => entry.kind === 'act' && entry.act.kind === 'choose');
  const { log, game } = line.snapshot.context;
  const { choices = [] } = game;
  const open = choices.flatMap((noted) =>
    noted.open.map((part) => ({
      nth: noted.nth,
      trouble:
        missingTrigger(noted, log) ??
        ({ kind: 'choiceNotUsed', part, because: whyNot(noted, part, log) } as const),
    })),
  );
  return open.flatMap(({ nth, trouble }) => {
    const entry = said[nth];
    return entry === undefined ? [] : [{ entry, trouble }];
  });
}

/** It speaks of a trigger of a source that has never had as many at once. */
function missingTrigger(
  { since, said: { source, player, trigger } }: NotedChoice,
  log: readonly LogEntry[],
): Trouble | undefined {
  if (trigger === undefined) return undefined;
  let together = 0;
  let most = 0;
  for (const { event } of log.slice(since)) {
    const isPut = event.kind === 'triggerPutOnStack' || event.kind === 'triggerRemoved';
    if (isPut && event.player === player && isAbout(event.source, source)) together += 1;
    else if (!isPut && event.kind !== 'choiceTaken' && event.kind !== 'choiceMade') together = 0;
    most = Math.max(most, together);
  }
  return most > 0 && trigger >= most
    ? { kind: 'noSuchTrigger', nth: trigger + 1, most }
    : undefined;
}

type Because = Extract<Trouble, { readonly kind: 'choiceNotUsed' }>['because'];

function whyNot(
  { since, said: { source, player } }: NotedChoice,
  part: ChoicePart,
  log: readonly LogEntry[],
): Because {
  const asked = log
    .slice(since)
    .flatMap(({ event }) =>
      (event.kind === 'choiceTaken' || event.kind === 'choiceMade') &&
      isAbout(event.source, source) &&
      event.asked === part
        ? event.player
        : [],
    );
  if (asked.length === 0) return 'notAsked';
  return asked.includes(player) ? 'notLegal' : 'otherPlayer';
}
