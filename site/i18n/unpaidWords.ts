import type { Cost, ObjectId } from '../engine.ts';
import type { RefusedDeclaration } from './messages.ts';
import type { Naming } from './naming.ts';

/** How a language says what was offered for a declaration, and what was due. */
export interface UnpaidWords {
  readonly offered: string;
  readonly nothing: string;
  readonly mana: string;
  readonly fromSource: (source: string) => string;
  readonly totalCost: string;
  readonly cost: (cost: Cost) => string;
}

type NotPaidFor = Pick<RefusedDeclaration, 'due'> & {
  readonly act: Pick<RefusedDeclaration['act'], 'payment'>;
};

/** What was offered for a declaration that is not paid for, and what was due, as sentences; none where nothing was. */
export function unpaidWords(
  { act, due }: NotPaidFor,
  n: Naming,
  words: UnpaidWords,
): readonly string[] {
  if (due === undefined) return [];
  const { manaAbilities = [], named = [], life } = act.payment ?? {};
  const offered = [
    ...(manaAbilities.length === 0
      ? []
      : [
          manaOffered(
            manaAbilities.map(({ source }) => source),
            n,
            words,
          ),
        ]),
    ...(named.length === 0 ? [] : [n.objects(named)]),
    ...(life === undefined ? [] : [words.cost({ kind: 'payLife', n: life })]),
  ];
  return [
    `${words.offered}: ${offered.length === 0 ? words.nothing : offered.join('; ')}.`,
    `${words.totalCost}: ${n.list(due.map(words.cost))}.`,
  ];
}

/** `mana from Forest and Island` */
export const manaOffered = (
  sources: readonly ObjectId[],
  n: Naming,
  { mana, fromSource }: Pick<UnpaidWords, 'mana' | 'fromSource'>,
): string => `${mana} ${n.objects(sources, fromSource)}`;
