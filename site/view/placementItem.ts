import type { Answer, Misreading, PickOption } from '../engine.ts';
import { LEVELS, type PlacementItem, type Reply } from '../placement/item.ts';
import { identityOf } from './pickedOption.ts';
import { PLACED_MISTAKES } from './placedMistakes.ts';

/** A question with its answer, and what mistakes answer to it. */
interface ToldApart extends Pick<PlacementItem, 'at' | 'print'> {
  readonly knowledge: number;
  readonly answer: Answer;
  readonly misreadings: readonly Misreading[];
}

/**
 * The question as the placement test knows it; nothing where no mistake shows, or where a browser can’t tell what was
 * answered without the engine.
 */
export function placementItem({
  at,
  print,
  answer,
  misreadings,
  ...known
}: ToldApart): PlacementItem | undefined {
  const replies = repliesTo(answer);
  const right = replies?.of(answer);
  const knowledge = LEVELS.find((level) => level === known.knowledge);
  if (replies === undefined || right === undefined || knowledge === undefined) return undefined;
  const believed = misreadings.flatMap(({ mistake, answer: other }) => {
    const [place, reply] = [PLACED_MISTAKES.indexOf(mistake), replies.of(other)];
    return place < 0 || reply === undefined || reply === right ? [] : [[place, reply] as const];
  });
  if (believed.length === 0) return undefined;
  const { kind, options } = replies;
  return { at, print, knowledge, kind, options, right, believed };
}

/** How answers to a question become numbers. */
interface Replies extends Pick<PlacementItem, 'kind' | 'options'> {
  /** Nothing for an answer that can't be given here. */
  readonly of: (answer: Answer) => Reply | undefined;
}

/** A pick has a bit for each option, and a number has no more of them. */
const MOST_OPTIONS = 30;

function repliesTo(right: Answer): Replies | undefined {
  switch (right.kind) {
    case 'number':
      return {
        kind: 'number',
        options: 0,
        of: (answer) => (answer.kind === 'number' ? answer.value : undefined),
      };
    // Where it is not legal, the rule is asked for as well, which nothing here tells.
    case 'legality':
      return right.legal
        ? {
            kind: 'truth',
            options: 0,
            of: (answer) => (answer.kind === 'legality' ? Number(answer.legal) : undefined),
          }
        : undefined;
    case 'pick':
      return right.options.length > MOST_OPTIONS ? undefined : picksAmong(right);
    default:
      return undefined;
  }
}

function picksAmong({ options }: { readonly options: readonly PickOption[] }): Replies {
  const names = options.map(identityOf);
  return {
    kind: 'pick',
    options: names.length,
    of: (answer) => {
      if (answer.kind !== 'pick') return undefined;
      const places = answer.options
        .filter(({ right }) => right)
        .map((option) => names.indexOf(identityOf(option)));
      return places.includes(-1) ? undefined : places.reduce((bits, at) => bits | (1 << at), 0);
    },
  };
}
