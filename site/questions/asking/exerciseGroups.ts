import { type AnsweredQuestion, givenName } from '../../engine.ts';
import type { Playing } from '../../library/judged/playing.ts';
import { entriesOf, type Telling } from '../../view/entries.ts';
import { type QuestionGroup, questionGroups } from './questionGroups.ts';

/** How it went, and what is asked of it. */
type Asked = Pick<Playing, 'main'> & { readonly questions: readonly AnsweredQuestion[] };

/** What an exercise asks, in words of its own: there is no prose to say what happened, and what is asked. */
export function exerciseGroups(
  { main, questions }: Asked,
  slug: string,
  telling: Telling,
): readonly QuestionGroup[] {
  const { frames, uncountedMana } = main;
  const unseen = frames.map((frame) => ({
    ...frame,
    events: frame.events.filter(
      (event) => !isSeen(event, uncountedMana) && !questions.some((one) => isAsked(event, one)),
    ),
  }));
  const entries = entriesOf({ ...main, frames: unseen }, telling);
  return questionGroups(questions, NO_PROSE, slug, () => telling).map((group, index) => {
    const before = entries.slice(0, questions[index]?.framesBefore ?? 0);
    const told = before.flatMap(({ sentence, details }) => [sentence, ...details]).filter(Boolean);
    return {
      ...group,
      questions: group.questions.map((question) => ({ ...question, before: told.join(' ') })),
    };
  });
}

const NO_PROSE = { questions: {}, reasons: {} };

type Event = Playing['main']['frames'][number]['events'][number];

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
