import type { AttackDeclaration, BlockDeclaration } from '../../../engine.ts';
import type { Naming } from '../../../i18n/naming.ts';
import type { AnswerPair } from '../../wanted.ts';
import { besidesOf } from './said.ts';

/** A declaration, for a board to draw; what is said besides has a name that nothing on the board has. */
export const wantedIn = (
  declaration: AttackDeclaration | BlockDeclaration,
  n: Pick<Naming, 'tag'>,
): readonly AnswerPair[] =>
  'blocks' in declaration
    ? declaration.blocks.map(({ blocker, attacker }) => [n.tag(blocker), n.tag(attacker)])
    : [
        ...declaration.attacks.map(
          ({ attacker, target }) =>
            [
              n.tag(attacker),
              target.kind === 'player' ? target.player : n.tag(target.permanent),
            ] as const,
        ),
        ...besidesOf(declaration).map(([name, id]) => [name, n.tag(id)] as const),
      ];
