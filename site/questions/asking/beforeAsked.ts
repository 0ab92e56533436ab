import { type AnsweredQuestion, givenName, type Replay } from '../../engine.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import { entriesOf, type ReplayWords } from '../../view/entries.ts';

type Event = Replay['frames'][number]['events'][number];

/** What has happened that the board does not show, as it is told before a question; of several, as often. */
export function beforeAsked(
  main: Replay,
  questions: readonly AnsweredQuestion[],
  telling: ReplayWords<TellingWords>,
): readonly string[] {
  const { frames, uncountedMana } = main;
  const unseen = frames.map((frame) => ({
    ...frame,
    events: frame.events.filter(
      (event) => !isSeen(event, uncountedMana) && !questions.some((one) => isAsked(event, one)),
    ),
  }));
  const entries = entriesOf({ ...main, frames: unseen }, telling);
  return questions.map(({ framesBefore }) =>
    entries
      .slice(0, framesBefore)
      .flatMap(({ sentence, details }) => [sentence, ...details])
      .filter(Boolean)
      .join(' '),
  );
}

/** For whom something triggers is told by nobody who asks it. */
const isAsked = (event: Event, { question: { ask } }: AnsweredQuestion): boolean =>
  ask.kind === 'pickTriggering' &&
  (event.kind === 'abilityTriggered' || event.kind === 'triggerPutOnStack') &&
  givenName(event.source) === givenName(ask.source);

/** What the board shows: who attacks, who blocks, and in which order triggers stand on the stack. Mana that isn't counted says nothing. */
function isSeen(event: Event, uncountedMana: readonly string[]): boolean {
  switch (event.kind) {
    case 'attack':
    case 'block':
    case 'becameBlocked':
    case 'becameUnblocked':
    case 'priorityGiven':
    case 'choiceTaken':
      return true;
    case 'costPaid':
      return (
        event.sacrificed.length === 0 &&
        event.tapped === undefined &&
        uncountedMana.includes(event.player)
      );
    default:
      return false;
  }
}
