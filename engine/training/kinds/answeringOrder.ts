import type { RuleKey } from '../../citation/ruleIndex.ts';
import { type OrderAnswer, type OrderItem, textOfOrder } from '../answers.ts';
import { NO_EVIDENCE } from '../evidence.ts';
import { eventsAfter, type Position } from '../position.ts';
import type { Answering } from '../questionKind.ts';
import { stepsOfTheTurn } from './courseOfTurn.ts';

/** What is put in order: the steps, what resolves, whose turns. */
export const SEQUENCES = ['steps', 'resolutions', 'turns'] as const;
type Sequence = (typeof SEQUENCES)[number];

/** What happens in which order. */
export interface OrderAsk {
  readonly kind: 'order';
  readonly of: Sequence;
}

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringOrder: Answering<OrderAsk, OrderAnswer> = {
  askedBefore: () => undefined,
  // Of two that lie there, the stack shows which resolves first.
  shown: ({ of }, board) =>
    of === 'resolutions' && board.stack.length > 1 ? { ...board, stack: [] } : board,
  answer: ({ of }, position) => ({
    kind: 'order',
    items: itemsOf(of, position),
    evidence: NO_EVIDENCE,
  }),
  answerLiesIn: () => 'playingOn',
  mayDecide: ({ of }) => (of === 'resolutions' ? [...IN_ORDER[of], ...PUT_ON_STACK] : IN_ORDER[of]),
  rules: (_, { of }) => IN_ORDER[of],
  text: textOfOrder,
};

function itemsOf(of: Sequence, position: Position): readonly OrderItem[] {
  switch (of) {
    case 'steps':
      return [...new Set(stepsOfTheTurn(position))].map((step) => ({ kind: 'step', step }));
    case 'resolutions':
      // CR 2008-10-01 310.4: combat damage may resolve as well, but it is neither a spell nor an ability.
      return eventsAfter(position).flatMap((event) =>
        event.kind === 'resolved' && event.item !== 'combatDamage'
          ? [{ kind: 'object', object: event.source } as const]
          : [],
      );
    case 'turns':
      return eventsAfter(position).flatMap((event) =>
        event.kind === 'turnBegan' ? [{ kind: 'player', player: event.player } as const] : [],
      );
  }
}

/** CR 603.3b: what triggers at once goes on the stack player by player. */
const PUT_ON_STACK = ['triggers.apnapOrder'] as const satisfies readonly RuleKey[];

/** CR 500.1, 405.5, 500.7: what puts these in order. */
const IN_ORDER: { readonly [S in Sequence]: readonly RuleKey[] } = {
  steps: ['turn.phases'],
  resolutions: ['stack.topResolves'],
  turns: ['turn.extraTurns'],
};
