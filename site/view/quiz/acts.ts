import { assertNever, type Tryable } from '../../engine.ts';
import type { Telling } from '../entries.ts';
import { attackNotation, blockNotation, damageNotation, type Notation } from '../notation.ts';

/** What is tried, in words, and in the notation where that says it. */
export interface ActWords {
  readonly text: string;
  readonly notation: Notation;
}

export function actText(act: Tryable, { m, n }: Telling): ActWords {
  const words = m.chrome.quiz;
  switch (act.kind) {
    case 'attack': {
      const notation = attackNotation(act.declaration, n, m.chrome.sheet);
      return { text: plain(notation, m.chrome.sheet), notation };
    }
    case 'block': {
      const notation = blockNotation(act.declaration, n, m.chrome.sheet);
      return { text: plain(notation, m.chrome.sheet), notation };
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

interface SignWords {
  readonly attacksSign: string;
  readonly blocksSign: string;
  readonly diesSign: string;
}

/** A notation read aloud: `A1 attacks Nil`. */
const plain = (notation: Notation, words: SignWords): string => {
  const signs = { attacks: words.attacksSign, blocks: words.blocksSign, dies: words.diesSign };
  return notation
    .map((move) =>
      move.map((piece) => (typeof piece === 'string' ? piece : signs[piece.sign])).join(' '),
    )
    .join(', ');
};
