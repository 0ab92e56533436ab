import type { Ability } from '../language/ability.ts';
import type { Effect } from '../language/effect.ts';
import type { ChoiceOption } from './choiceOptions.ts';
import type { ChoiceThere } from './choicesOf.ts';
import { itemOfChoice } from './itemOfChoice.ts';

/** What an ability does in the modes that are said, or by the option that is, each as if it were all that it does. */
export function doneBy(said: ChoiceOption['said'], there: ChoiceThere): readonly Ability[] {
  const [first] = 'kind' in said ? [] : said;
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

/** CR 608.2d: the things of which one is done, wherever among its effects they stand. */
function optionsIn(effects: readonly Effect[]): readonly (readonly Effect[])[] | undefined {
  for (const effect of effects) {
    if (effect.kind === 'either') return effect.options;
    const within = 'effects' in effect ? optionsIn(effect.effects) : undefined;
    if (within !== undefined) return within;
  }
  return undefined;
}
