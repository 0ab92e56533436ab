import { ALWAYS, imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import { phrase } from '../../wording/grammar.ts';
import type { Agreement } from '../agreement.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { unlessPaid } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordWords } from './keywordAbility.ts';
import { nouns } from './nouns.ts';

/** Of whom it is said: as the subject, and behind a verb or preposition, which names it even where it was just spoken of. */
export interface Whom {
  readonly who: string;
  readonly whom: string;
  readonly as: Agreement;
  /** ` in questo turno`, where it lasts so long. */
  readonly when?: string | undefined;
}

const imposed = imposedIn({
  grammar,
  nouns,
  sentences,
  keyword: keywordWords,
  counter: (kind) => `segnalino ${counterName(kind)}`,
  amount: amountWords,
  paid: unlessPaid,
});

/** What restricts, requires, permits or costs, said of one creature or of several; `when`: ` in questo turno`. */
export const imposedWords = (ability: ImposedAbility, as: Agreement, when = ALWAYS): string =>
  imposed(ability, { who: phrase('', as), when });

/** The same as a sentence of its own. */
export const imposedSentence = (
  ability: ImposedAbility,
  { who, whom, as, when = ALWAYS }: Whom,
): string => imposed(ability, { who: phrase(who, as), whom: phrase(whom, as), when });
