import type { Characteristics } from '../language/characteristics.ts';
import { cardId } from '../vocabulary/ids.ts';
import type { Card } from './card.ts';
import type { Problem } from './reading/problem.ts';
import type { CardForm } from './schema/card.ts';
import { readCharacteristics } from './schema/characteristics.ts';

type AnyFace = Omit<CardForm, 'checked' | 'back'> & { readonly unread?: number };
/** A card as its file or its line of the index describes it. */
export type AnyCard = AnyFace & { readonly back?: AnyFace };

/** The card that a form describes, with the faces under ids of their own. */
export function cardFrom(word: string, { back, ...form }: AnyCard): Card {
  const id = cardId(word);
  const front = faceFrom(word, form);
  if (back === undefined) return { id, names: form.names, characteristics: front };
  const behind = faceFrom(`${word}-back`, back);
  return {
    id,
    names: form.names,
    characteristics: { ...front, back: behind },
    back: { id: cardId(`${word}-back`), names: back.names, characteristics: behind },
  };
}

const faceFrom = (word: string, { unread, ...form }: AnyFace): Characteristics => ({
  ...readCharacteristics(form, { kind: 'card', card: cardId(word) }),
  ...(unread === undefined ? {} : { unread }),
});

/** What the rules ask of a card that the form alone does not. */
export function senseProblems({ creature, types, loyalty, defense }: AnyCard): readonly Problem[] {
  if (creature === undefined && types === undefined)
    return [
      { path: [], at: 'value', code: 'missingKey', found: '', expected: ['creature', 'types'] },
    ];
  const impossible = (found: string, expected: string): Problem => ({
    path: ['types'],
    at: 'value',
    code: 'impossibleBoard',
    found,
    expected: [expected],
  });
  // CR 208.1: power and toughness are what makes a creature card able to fight.
  if (creature === undefined && types?.includes('creature') === true)
    return [impossible('creature', 'powerAndToughness')];
  // CR 306.5a, 310.4a: both are printed with what they enter with.
  return [
    ...(types?.includes('planeswalker') === true && loyalty === undefined
      ? [impossible('planeswalker', 'loyaltyOfPlaneswalkers')]
      : []),
    ...(types?.includes('battle') === true && defense === undefined
      ? [impossible('battle', 'defenseOfBattles')]
      : []),
  ];
}
