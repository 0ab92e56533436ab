import { playersOf } from '../../generation/draft.ts';
import type { Generated } from '../../generation/generate.ts';
import type { Answer } from '../../training/questionKinds.ts';
import { engineRight } from './engineRight.ts';
import { divisionText, literalRight } from './literalRight.ts';

/** Whether an answer, said as the literal reading says it, is one that is right by it. */
export function isLiterallyRight(
  { game, asked, draft }: Pick<Generated, 'game' | 'asked' | 'draft'>,
  said: string,
): boolean {
  const right = literalRight(game, asked, playersOf(draft).other);
  return asked.kind === 'declare' || asked.kind === 'divide'
    ? right.includes(said)
    : right.join('|') === said;
}

/** The one answer that is shown of all that somebody takes for right. */
export function oneSaid({ game }: Pick<Generated, 'game'>, answer: Answer): string {
  switch (answer.kind) {
    case 'attack':
      return answer.example.attacks
        .map(({ attacker, target }) =>
          target.kind === 'player'
            ? `${attacker}>${target.player}`
            : `${attacker}>${target.permanent}`,
        )
        .toSorted()
        .join(' ');
    case 'block':
      return answer.example.blocks
        .map(({ blocker, attacker }) => `${blocker}>${attacker}`)
        .toSorted()
        .join(' ');
    case 'division':
      return divisionText(answer.example);
    default:
      return engineRight({ game, answer }).join('|');
  }
}
