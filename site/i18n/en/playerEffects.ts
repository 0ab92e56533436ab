import type { Effect } from '../../engine.ts';
import { amountWords, measured, numbered, numberWords, whereXOf } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { numberOf, type Speaking, subjectWords } from './references.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OfPlayers = Of<
  | 'gainLife'
  | 'loseLife'
  | 'givePoison'
  | 'discard'
  | 'sacrificeChosen'
  | 'setLife'
  | 'mill'
  | 'becomeMonarch'
>;

/** `gain 3 life`, `each opponent loses 1 life` */
export function playerActs(effect: OfPlayers, speaking: Speaking): string {
  const { subject } = effect;
  const isYou = subject.kind === 'reference' && subject.reference === 'you';
  const who = isYou ? '' : `${subjectWords(subject, speaking)} `;
  const s = numberOf(subject) === 'one' ? 's' : '';
  switch (effect.kind) {
    case 'gainLife':
      return `${who}gain${s} ${measured(effect.n, 'life', speaking)}`;
    case 'loseLife':
      return `${who}lose${s} ${measured(effect.n, 'life', speaking)}`;
    case 'givePoison':
      return `${who}get${s} ${numbered(effect.n, 'poison counter')}${whereXOf(effect.n, speaking)}`;
    case 'discard':
      return `${who}discard${s} ${numbered(effect.n, 'card')}${effect.atRandom ? ' at random' : ''}`;
    case 'setLife':
      return `${isYou ? 'your' : `${subjectWords(subject, speaking)}’s`} life total becomes ${amountWords(effect.n, speaking)}`;
    case 'mill':
      return `${who}mill${s} ${numbered(effect.n, 'card')}${whereXOf(effect.n, speaking)}`;
    case 'becomeMonarch':
      return `${who}become${s} the monarch`;
    case 'sacrificeChosen': {
      const what =
        effect.n === 1
          ? aFilter(effect.filter, 'permanent')
          : `${numberWords(effect.n)} ${filterWords(effect.filter, 'many', 'permanent')}`;
      return `${who}sacrifice${s} ${what}${whereXOf(effect.n, speaking)}`;
    }
  }
}
