import { declare } from './kinds/declare/declare.ts';
import { divide } from './kinds/divide/divide.ts';
import { holds } from './kinds/holds.ts';
import { legality } from './kinds/legality/legality.ts';
import { number } from './kinds/number/number.ts';
import { order } from './kinds/order.ts';
import { pickActs } from './kinds/pickActs.ts';
import { pickCreatures } from './kinds/pickCreatures/pickCreatures.ts';
import { pickPlayers } from './kinds/pickPlayers.ts';
import { pickSteps } from './kinds/pickSteps.ts';
import { pickTriggering } from './kinds/pickTriggering.ts';
import { when } from './kinds/when.ts';
import type { QuestionKind } from './questionKind.ts';

/** Every kind of question, by the name that it goes by in `Ask`. */
const KINDS = {
  declare,
  divide,
  legality,
  number,
  holds,
  pickCreatures,
  pickTriggering,
  pickPlayers,
  pickActs,
  pickSteps,
  when,
  order,
};

type Kinds = typeof KINDS;
export type KindName = keyof Kinds;
type Asks = { [K in KindName]: Kinds[K] extends QuestionKind<infer A, infer _> ? A : never };
type Answers = { [K in KindName]: Kinds[K] extends QuestionKind<infer _, infer N> ? N : never };

/** What a question asks. */
export type Ask<K extends KindName = KindName> = { [P in K]: Asks[P] & { readonly kind: P } }[K];

/** What a question is answered with; a page has controls for each kind of answer. */
export type Answer<K extends KindName = KindName> = { [P in K]: Answers[P] }[K];

export const QUESTION_KINDS: {
  readonly [K in KindName]: QuestionKind<Ask<K>, Answer<K>>;
} = KINDS;
