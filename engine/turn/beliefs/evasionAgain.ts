import { endBlocks } from '../../change/combat/endBlocks.ts';
import { forbiddenBlocks } from '../../declaration/beliefs/lateEvasion.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { record, type TurnContext } from '../turnContext.ts';

/** Believed by some: that blocks are held against evasion once more as damage is assigned, and end where it forbids them. */
export const lookAtEvasionAgain = (context: TurnContext): TurnContext =>
  beliefsOf(context.game).lateEvasion === 'tooLate'
    ? context
    : record(context, endBlocks(context.game, forbiddenBlocks(context.game)));
