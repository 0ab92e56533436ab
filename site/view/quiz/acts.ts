import { assertNever, type Tryable } from '../../engine.ts';
import type { Telling } from '../entries.ts';
import {
  attackNotation,
  blockNotation,
  damageNotation,
  type Notation,
  type SignWords,
  signsAloud,
} from '../notation.ts';

/** The language, and how the objects are called in it. */
type Tongue = Pick<Telling, 'm' | 'n'>;

/** What is tried, in words, and in the notation where that says it. */
export interface ActWords {
  readonly text: string;
  readonly notation: Notation;
}

export function actText(act: Tryable, { m, n }: Tongue): ActWords {
  const words = m.chrome.quiz;
  switch (act.kind) {
    case 'attack': {
      const notation = attackNotation(act.declaration, n, m.chrome.sheet);
      return {
        text: `${plain(notation, m.chrome.sheet)}${paidWords(act.payment, { m, n })}`,
        notation,
      };
    }
    case 'block': {
      const notation = blockNotation(act.declaration, n, m.chrome.sheet);
      return {
        text: `${plain(notation, m.chrome.sheet)}${paidWords(act.payment, { m, n })}`,
        notation,
      };
    }
    case 'divide': {
      const notation = damageNotation(act.assignments, n);
      return { text: plain(notation, m.chrome.sheet), notation };
    }
    case 'order':
      return { text: `${n.tag(act.of)}: ${act.over.map(n.tag).join(' < ')}`, notation: [] };
    case 'cast':
      return {
        text: words.casts(act.player, n.object(act.card), n.list(act.targets.map(n.target))),
        notation: [],
      };
    case 'activate':
      return {
        text: words.activates(act.player, n.object(act.source), n.list(act.targets.map(n.target))),
        notation: [],
      };
    case 'play':
      return { text: words.plays(act.player, n.object(act.card)), notation: [] };
    case 'suspend':
      return { text: words.suspends(act.player, n.object(act.card)), notation: [] };
    default:
      return assertNever(act);
  }
}

type Payment = Extract<Tryable, { readonly kind: 'attack' }>['payment'];

/** ` (mana from Island 3; gives Island 4)`: the same creatures may be paid for in several ways. */
function paidWords(payment: Payment, { m, n }: Tongue): string {
  if (payment === undefined) return '';
  const { manaAbilities, named } = payment;
  const words = m.chrome.quiz;
  const paid = [
    ...(manaAbilities.length === 0
      ? []
      : [words.manaFrom(n.objects(manaAbilities.map(({ source }) => source)))]),
    ...(named.length === 0 ? [] : [words.gives(n.objects(named))]),
  ];
  return paid.length === 0 ? '' : ` (${paid.join('; ')})`;
}

/** A notation read aloud: `A1 attacks Nil`. */
const plain = (notation: Notation, words: SignWords): string =>
  notation
    .map((move) => {
      const signs = signsAloud(move, words);
      return move.map((piece) => (typeof piece === 'string' ? piece : signs[piece.sign])).join(' ');
    })
    .join(', ');
