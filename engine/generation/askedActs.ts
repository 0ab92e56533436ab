import type { Beliefs } from '../mistakes/belief.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Random } from '../vocabulary/random.ts';
import type { BoardQuestion } from './asked.ts';
import { conceivableActs } from './conceivableActs.ts';
import { type Draft, playersOf } from './draft.ts';
import { legalAmong } from './legalAmong.ts';
import { shuffled } from './shuffled.ts';

/**
 * Which of some acts are legal: such as somebody with these beliefs takes for the opposite, beside others that are legal
 * and others that are not. Nothing where too few can be thought of, or too many. `source`: whose damage is divided.
 */
export function actsAsked(
  random: Random,
  draft: Draft,
  game: GameState,
  { believed, source }: { readonly believed: Beliefs | undefined; readonly source?: ObjectId },
): readonly BoardQuestion[] {
  const acts = shuffled(random, conceivableActs(draft, game, source)).slice(0, MOST_LOOKED_AT);
  const { other } = playersOf(draft);
  const right = legalAmong(game, acts, other) ?? [];
  const wrongly = believed && legalAmong({ ...game, believed }, acts, other);
  const looked = acts.map((act, at) => {
    const legal = right.includes(`${at}`);
    return { act, legal, held: wrongly?.includes(`${at}`) ?? legal };
  });
  const disputed = looked.filter(({ legal, held }) => legal !== held).slice(0, MOST_DISPUTED);
  const undisputed = looked.filter((one) => !disputed.includes(one));
  const legal = undisputed.filter((one) => one.legal);
  const illegal = undisputed.filter((one) => !one.legal);
  const offered = [
    ...disputed,
    ...legal.slice(0, 1),
    ...illegal.slice(0, 1),
    ...legal.slice(1),
    ...illegal.slice(1),
  ].slice(0, OFFERED);
  return offered.length < OFFERED
    ? []
    : [{ kind: 'pickActs', acts: shuffled(random, offered).map(({ act }) => act) }];
}

const OFFERED = 4;
const MOST_DISPUTED = 2;
const MOST_LOOKED_AT = 24;
