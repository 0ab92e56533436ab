// What a link to a board of one’s own leaves out of the board that it leads from.
import type { Lost } from '#engine/sandbox';
import type { Frame, GameEvent } from '../engine.ts';
import type { LeftOutKind, LeftOutWords } from '../i18n/leftOutWords.ts';

/** Something that is left out; of what, where that has a tag. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly tag?: string;
}

/** What happened in frames of a game that began with this step, and no line of it says. */
export const notSaid = (frames: readonly Frame[], isSaid: IsSaid): readonly LeftOut[] =>
  once(
    frames.flatMap((frame) => [
      ...(frame.turn === frames[0]?.turn ? [] : [{ kind: 'turn' } as const]),
      ...(isEarlier(frame) ? [{ kind: 'earlier' } as const] : []),
      ...frame.events.flatMap((event) => leftOutOf(event, (one) => isSaid(one, frame))),
    ]),
  );

type IsSaid = (event: GameEvent, frame: Frame) => boolean;

/** What happens before combat leaves another board; as combat begins, only what triggers then does. */
const isEarlier = ({ step, events }: Frame): boolean =>
  step === 'beginningOfCombat'
    ? events.some(({ kind }) => kind === 'abilityTriggered')
    : BEFORE.has(step) && events.some(({ kind }) => !IDLE.has(kind));

/** What a line has no words for. */
export const withoutWords = (lost: readonly Lost[]): readonly LeftOut[] =>
  once(
    lost.map(({ kind, permanent }): LeftOut => {
      if (kind === 'acts') return { kind: 'declared' };
      return permanent === undefined ? { kind: 'players' } : { kind: 'permanents', tag: permanent };
    }),
  );

/** The sentence about what is left out, each thing named once; nothing where nothing is. */
export function leftOutIn(
  all: readonly LeftOut[],
  words: LeftOutWords,
  list: (items: readonly string[]) => string,
): string | undefined {
  if (all.length === 0) return undefined;
  const tags = once(all).flatMap(({ tag }) => tag ?? []);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return words.sentence(
    list(
      kinds.map((kind) =>
        kind === 'permanents' ? words.permanents(list(tags)) : words.kinds[kind],
      ),
    ),
  );
}

function leftOutOf(event: GameEvent, isSaid: (event: GameEvent) => boolean): readonly LeftOut[] {
  switch (event.kind) {
    case 'cast':
    case 'activate':
    case 'play':
      return event.outcome === 'done' && !isSaid(event) ? [{ kind: 'spells' }] : [];
    case 'turnedFaceUp':
      return isSaid(event) ? [] : [{ kind: 'spells' }];
    case 'order':
      return isSaid(event) || event.outcome !== 'done' ? [] : [{ kind: 'choices' }];
    case 'choiceMade':
      return [{ kind: 'choices' }];
    default:
      return [];
  }
}

/** Steps that a board of one’s own begins after. */
const BEFORE: ReadonlySet<string> = new Set(['untap', 'upkeep', 'draw', 'precombatMain']);

/** Events that leave a board as it is. */
const IDLE: ReadonlySet<string> = new Set([
  'turnBegan',
  'stepBegan',
  'stepSkipped',
  'priorityGiven',
  'allPassed',
  'pass',
]);

const once = (all: readonly LeftOut[]): readonly LeftOut[] => [
  ...new Map(all.map((one) => [`${one.kind} ${one.tag}`, one])).values(),
];
