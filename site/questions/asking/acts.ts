import { assertNever, type Tryable } from '../../engine.ts';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import type { Notation, SignWords } from '../../i18n/notationWords.ts';
import { manaOffered } from '../../i18n/unpaidWords.ts';
import type { Telling } from '../../view/entries.ts';
import { attackNotation, blockNotation, signsAloud } from '../../view/notation.ts';

/** The language, and how the objects are called in it. */
type Tongue = Pick<Telling<Words>, 'm' | 'n'>;

interface Words {
  readonly chrome: Pick<DrawingWords['chrome'], 'answering' | 'sheet'>;
}

/** What is tried, in words: a declaration or a division as its notation is read aloud. */
export function actText(act: Tryable, { m, n }: Tongue): string {
  const words = m.chrome.answering;
  const { sheet } = m.chrome;
  switch (act.kind) {
    case 'attack':
      return `${plain(attackNotation(act.declaration, n, sheet), sheet)}${paidWords(act.payment, { m, n })}`;
    case 'block':
      return `${plain(blockNotation(act.declaration, n, sheet), sheet)}${paidWords(act.payment, { m, n })}`;
    case 'divide':
      // As in a declaration: a semicolon stands between one act and another.
      return words.assigns(act.assignments, tagged(n), ', ');
    case 'order':
      return `${n.tag(act.of)}: ${act.over.map(n.tag).join(' < ')}`;
    case 'cast':
      return words.casts(act.player, n.object(act.card), n.list(act.targets.map(n.target)));
    case 'activate':
      return words.activates(act.player, n.object(act.source), n.list(act.targets.map(n.target)));
    case 'play':
      return words.plays(act.player, n.object(act.card));
    case 'suspend':
      return words.suspends(act.player, n.object(act.card));
    case 'turnUp':
      return words.turnsUp(act.player, n.object(act.permanent));
    default:
      return assertNever(act);
  }
}

/** Everything by its short name. */
const tagged = (n: Telling['n']): Telling['n'] => ({
  ...n,
  object: n.tag,
  recipient: (to) => (to.kind === 'player' ? n.player(to.player) : n.tag(to.object)),
});

type Payment = Extract<Tryable, { readonly kind: 'attack' }>['payment'];

/** ` (mana from Island 3; gives Island 4; pays 2 life)`: the same creatures may be paid for in several ways. */
function paidWords(payment: Payment, { m, n }: Tongue): string {
  if (payment === undefined) return '';
  const { manaAbilities, named, life } = payment;
  const words = m.chrome.answering;
  const paid = [
    ...(manaAbilities.length === 0
      ? []
      : [
          manaOffered(
            manaAbilities.map(({ source }) => source),
            n,
            words,
          ),
        ]),
    ...(named.length === 0 ? [] : [words.gives(n.objects(named))]),
    ...(life === undefined ? [] : [words.paysLife(life)]),
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
