import { type Answer, MISTAKE_NAMES, NEWEST_EDITION, type PickOption } from '../engine.ts';
import { misreadingsOf, playingOf } from '../library/collections.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { LEVELS, type PlacementItem, type PlacementTable, type Reply } from '../placement/item.ts';
import { type AskedItem, askedItems, placeOfItem } from './askedItems.ts';
import { editionOf } from './exercisePages.ts';
import { identityOf } from './pickedOption.ts';

/** All boards that the placement test can ask, and what each mistake answers to them. */
export const placementTable = onceInBuild(
  async (): Promise<PlacementTable> => ({
    version: 1,
    mistakes: MISTAKE_NAMES,
    items: (await Promise.all((await askedItems()).map(itemOf))).flat(),
  }),
);

/** Of today’s rules, with one right answer that a browser knows without the engine, and some mistake that shows. */
async function itemOf(item: AskedItem): Promise<readonly PlacementItem[]> {
  const { facts, question } = item;
  const edition = editionOf(facts);
  const isTold = facts.misread.some((one) => one.question === question && one.ways === 'one');
  if (item.kind !== 'exercise' || edition !== NEWEST_EDITION || !isTold) return [];
  const [playing, misread] = await Promise.all([
    playingOf(facts.slug, edition),
    misreadingsOf(facts.slug),
  ]);
  const answer = playing.questions.find((one) => one.question.id === question)?.answer;
  const replies = answer && repliesTo(answer);
  const right = answer && replies?.of(answer);
  if (replies === undefined || right === undefined) return [];
  const misreadings = misread.find((one) => one.question === question)?.misreadings ?? [];
  const believed = misreadings.flatMap(({ mistake, answer: other }) => {
    const reply = replies.of(other);
    return reply === undefined || reply === right
      ? []
      : [[MISTAKE_NAMES.indexOf(mistake), reply] as const];
  });
  const { kind, options } = replies;
  const knowledge = LEVELS.find((level) => level === facts.knowledge);
  if (knowledge === undefined || believed.length === 0) return [];
  const { fingerprint: print } = facts;
  return [{ at: placeOfItem(item), print, knowledge, kind, options, right, believed }];
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
