import type { Generated } from '../../generation/generate.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../log/declaration.ts';
import type { GameState } from '../../state/gameState.ts';
import { legalDeclarationsOf } from '../../training/kinds/declare/answerDeclaration.ts';
import { rightDivisions } from '../../training/kinds/divide/answerDivision.ts';
import type { Answer } from '../../training/questionKinds.ts';
import { divisionText } from './literalRight.ts';

/** Everything that is right for the answer that the engine gives, in order, as the literal reading says it. */
export function engineRight({
  game,
  answer,
}: Pick<Generated, 'game' | 'answer'>): readonly string[] {
  switch (answer.kind) {
    case 'attack':
    case 'block':
      return (legalDeclarationsOf(answer, game) ?? []).map(textOf).toSorted();
    case 'pick':
      return answer.options
        .flatMap((one, at) => (one.right ? ['object' in one ? one.object : `${at}`] : []))
        .toSorted();
    case 'number':
      return [`${answer.value}`];
    case 'division':
      return [...new Set((rightDivisions(answer, game) ?? []).map(divisionText))].toSorted();
    default:
      return unasked(answer, game);
  }
}

const unasked = ({ kind }: Answer, _: GameState): never => {
  throw new Error(`no board asks for an answer by ${kind}`);
};

const textOf = (one: AttackDeclaration | BlockDeclaration): string =>
  ('attacks' in one
    ? one.attacks.map(
        ({ attacker, target }) =>
          `${attacker}>${target.kind === 'player' ? target.player : target.permanent}`,
      )
    : one.blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`)
  )
    .toSorted()
    .join(' ');
