import type { Ability } from '../language/ability.ts';
import type { Effect } from '../language/effect.ts';
import { isAbout } from '../state/saidChoices.ts';
import type { SaidChoice } from './board.ts';
import type { ChoiceOption } from './choiceOptions.ts';
import type { ChoiceThere } from './choicesOf.ts';
import { itemOfChoice, putThere } from './itemOfChoice.ts';

/**
 * What an ability does in the modes that are said, or by the option that is, each as if it were all that it does; or, of
 * triggers that are put in an order, what the first of them does.
 */
export function doneBy(said: ChoiceOption['said'], there: ChoiceThere): readonly Ability[] {
  const [first] = 'kind' in said ? [] : said;
  if (first !== undefined && there.event.asked === 'order') return firstOf(first, there);
  const item = itemOfChoice(there);
  if (first === undefined || item?.kind !== 'triggered') return [];
  const { modes, option } = first.choice;
  const { modes: modal, ...plain } = item.ability;
  if (modes !== undefined)
    return modes.flatMap((nth) => {
      const mode = modal?.of[nth];
      return mode === undefined ? [] : [{ ...plain, ...mode }];
    });
  const effects = option === undefined ? undefined : optionsIn(plain.effects)?.[option];
  return effects === undefined ? [] : [{ ...plain, effects }];
}

const firstOf = (
  { choice: { source, trigger = 0 } }: SaidChoice,
  { moment, event }: ChoiceThere,
): readonly Ability[] =>
  putThere(moment, event.player)
    .filter((item) => isAbout(item.source, source) && (item.nth ?? 0) === trigger)
    .slice(0, 1)
    .map(({ ability }) => ability);

/** CR 608.2d: the things of which one is done, wherever among its effects they stand. */
function optionsIn(effects: readonly Effect[]): readonly (readonly Effect[])[] | undefined {
  for (const effect of effects) {
    if (effect.kind === 'either') return effect.options;
    const within = 'effects' in effect ? optionsIn(effect.effects) : undefined;
    if (within !== undefined) return within;
  }
  return undefined;
}
