import type { ScriptEntry, Tryable } from '../../scenario/scenario.ts';
import type { GameState } from '../../state/gameState.ts';
import { givenName, type ObjectId } from '../../vocabulary/ids.ts';
import type { AnswerLiesIn } from './standing.ts';
import type { PlayedDraft } from './varied.ts';

/** What a board does not show of what happens on it. */
export type ToldDeed =
  | { readonly kind: 'done'; readonly act: ToldAct; readonly when: When }
  /** CR 510.4: those with first strike and double strike have dealt their damage. */
  | { readonly kind: 'firstDamage' }
  /** CR 505.1a, 506.1: the turn has another combat phase. */
  | { readonly kind: 'anotherCombat' }
  /** CR 514: the game goes on past cleanup. */
  | { readonly kind: 'toTheEnd' };

/**
 * `declared`: by somebody who is gone, or in an earlier combat; `refused`: CR 733.1, it was illegal; `resolved`: it has;
 * `onStack`: it has not; `mana`: CR 605.3b, it was made at once, and nobody spends it; `unspent`: it may be spent. `next`: it is going to be declared;
 * `atLast`: it is going to be done, as late as it can be before combat damage.
 */
export type When =
  | 'declared'
  | 'refused'
  | 'resolved'
  | 'onStack'
  | 'mana'
  | 'unspent'
  | 'next'
  | 'atLast';

export type ToldAct = Extract<Tryable, { readonly kind: 'cast' | 'activate' | 'attack' | 'block' }>;

/** In the order in which it happens; `game`: as it is asked. */
export function toldOf(
  { script, ask, after }: PlayedDraft,
  { game, answerLiesIn }: { readonly game: GameState; readonly answerLiesIn: AnswerLiesIn },
): readonly ToldDeed[] {
  const before = script.slice(0, after);
  // When something may be done can hang on what pays for it.
  const idleMana = ask.kind === 'when' ? 'unspent' : 'mana';
  return [
    ...before.flatMap((entry, at) => [
      ...(isAnotherCombat(before) ? attackedBefore(entry) : attackingNothing(entry, game)),
      ...toldBefore(entry, before.slice(at), { game, idleMana }),
    ]),
    ...(isAnotherCombat(before) ? [{ kind: 'anotherCombat' } as const] : []),
    // What is done next would give away what may be.
    ...(answerLiesIn === 'whatIsThere' ? [] : script.slice(after).flatMap(toldAhead)),
  ];
}

/** The game as it is asked, and what is said of mana that was made. */
interface AskedThere {
  readonly game: GameState;
  readonly idleMana: Extract<When, 'mana' | 'unspent'>;
}

function toldBefore(
  entry: ScriptEntry,
  since: readonly ScriptEntry[],
  asked: AskedThere,
): readonly ToldDeed[] {
  // CR 510.3: players get priority once damage has been dealt.
  if (isFirstDamage(entry)) return [{ kind: 'firstDamage' }];
  if (entry.kind === 'refused')
    return entry.tries
      .map(({ act }) => act)
      .filter(isTold)
      .map((act) => ({ kind: 'done', act, when: 'refused' }));
  if (entry.kind !== 'act') return [];
  const { act } = entry;
  if (act.kind === 'block') return goneOf(act, asked.game);
  return act.kind === 'cast' || act.kind === 'activate'
    ? [{ kind: 'done', act, when: whenDone(since, act, asked) }]
    : [];
}

const isTold = (act: Tryable): act is ToldAct =>
  act.kind === 'cast' || act.kind === 'activate' || act.kind === 'attack' || act.kind === 'block';

function toldAhead(entry: ScriptEntry): readonly ToldDeed[] {
  if (isPastCleanup(entry)) return [{ kind: 'toTheEnd' }];
  if (entry.kind !== 'act') return [];
  const { act } = entry;
  if (act.kind === 'block') return blockedNext(act);
  return act.kind === 'cast' || act.kind === 'activate'
    ? [{ kind: 'done', act, when: 'atLast' }]
    : [];
}

/** Who attacked in the combat before this one. */
const attackedBefore = (entry: ScriptEntry): readonly ToldDeed[] =>
  entry.kind === 'act' && entry.act.kind === 'attack'
    ? [{ kind: 'done', act: entry.act, when: 'declared' }]
    : [];

type Blocking = Extract<ToldAct, { kind: 'block' }>;

/** Whom those blocked who are not there any more. */
function goneOf(act: Blocking, game: GameState): readonly ToldDeed[] {
  const blocks = act.declaration.blocks.filter(
    ({ blocker, attacker }) => !isThere(blocker, game) || !isThere(attacker, game),
  );
  return blocks.length === 0
    ? []
    : [{ kind: 'done', act: { ...act, declaration: { blocks } }, when: 'declared' }];
}

/** Who attacked what is not there any more: CR 506.4c, they go on attacking. */
function attackingNothing(entry: ScriptEntry, game: GameState): readonly ToldDeed[] {
  if (entry.kind !== 'act' || entry.act.kind !== 'attack') return [];
  const { act } = entry;
  const attacks = act.declaration.attacks.filter(
    ({ target }) => target.kind === 'permanent' && !isThere(target.permanent, game),
  );
  return attacks.length === 0
    ? []
    : [{ kind: 'done', act: { ...act, declaration: { attacks } }, when: 'declared' }];
}

const isThere = (object: ObjectId, { battlefield }: GameState): boolean =>
  battlefield.some(({ id }) => id === object);

const blockedNext = (act: Blocking): readonly ToldDeed[] =>
  act.declaration.blocks.length === 0 ? [] : [{ kind: 'done', act, when: 'next' }];

/** By what comes after it until it is asked. */
function whenDone(
  since: readonly ScriptEntry[],
  act: Extract<ToldAct, { kind: 'cast' | 'activate' }>,
  { game: { stack }, idleMana }: AskedThere,
): When {
  const source = act.kind === 'cast' ? act.card : act.source;
  if (since.some(resolves)) return 'resolved';
  return stack.some((one) => isOf(source, one)) ? 'onStack' : idleMana;
}

/** Whether a spell on the stack is that card, or an activated ability there is of that permanent. */
function isOf(source: ObjectId, item: GameState['stack'][number]): boolean {
  if (item.kind === 'spell') return givenName(item.id) === givenName(source);
  return item.kind === 'activated' && givenName(item.source) === givenName(source);
}

const resolves = (entry: ScriptEntry): boolean =>
  entry.kind === 'allPass' || entry.kind === 'passUntilDone';

const isFirstDamage = (entry: ScriptEntry): boolean =>
  entry.kind === 'passUntil' && entry.step === 'firstStrikeDamage';

/** Whether it has been passed on to attackers once some had attacked. */
export const isAnotherCombat = (before: readonly ScriptEntry[]): boolean =>
  before.some((entry) => entry.kind === 'act' && entry.act.kind === 'attack') &&
  before.some((entry) => entry.kind === 'passUntil' && entry.step === 'declareAttackers');

const isPastCleanup = (entry: ScriptEntry): boolean =>
  entry.kind === 'passUntil' && entry.step === 'upkeep';
