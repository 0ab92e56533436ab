import type { Effect } from '../../../engine.ts';
import { mentions } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { PLAIN } from './references.ts';

type Choose = EffectOf<'choose'>;

const choosesNot = ({ by }: Choose): boolean => by !== undefined && !isYou(by);

/** It is described where something is done to it: `exile a creature of your choice`. */
export const isSaidLater = (choice: Choose, coming: readonly Effect[]): boolean =>
  choice.from !== 'opponents' && !choosesNot(choice) && mentions(coming.slice(0, 1), 'chosen');

/** How effects speak of what was chosen before them. */
export function chosenAfter(earlier: readonly Effect[], speaking: Speaking): string {
  const last = earlier.at(-1);
  if (last?.kind === 'choose' && last.from !== 'opponents' && !choosesNot(last))
    return described(last, speaking);
  const choice = earlier.findLast((one) => one.kind === 'choose');
  return choice === undefined ? PLAIN.chosen : pointedAt(choice);
}

function described({ filter, from, among, all, atRandom }: Choose, speaking: Speaking): string {
  const random = atRandom ? ' chosen at random' : '';
  if (among !== undefined) return `one of ${speaking[among]}${random}`;
  if (all) return `all ${filterWords(filter, 'many', 'permanent')}`;
  return from === 'hand'
    ? `${aFilter(filter, 'permanent')} card from your hand${random}`
    : `${aFilter(filter, 'permanent')}${atRandom ? random : ' of your choice'}`;
}

function pointedAt({ filter, from, all }: Choose): string {
  if (from === 'hand') return 'that card';
  if (from === 'opponents') return 'that opponent';
  const { type } = filter;
  const kind = filterWords(type === undefined ? {} : { type }, all ? 'many' : 'one', 'permanent');
  return all ? `those ${kind}` : `the chosen ${kind}`;
}
