import type { Answer } from '../../../engine.ts';
import type { Naming } from '../../../i18n/naming.ts';
import type { QuestionWords } from '../../../i18n/questionWords.ts';

/** Who is to declare, for whom, and what is aimed at. */
export const asksToDeclare = (
  { declares, asks }: QuestionWords['attack' | 'block'],
  { player, chosenBy, aimed }: Extract<Answer, { readonly kind: 'attack' | 'block' }>,
  n: Naming,
): string =>
  asks(
    declares(n.player(player), chosenBy === undefined ? '' : n.player(chosenBy)),
    aimed?.aim ?? 'legal',
  );
