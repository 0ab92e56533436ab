import type { Filter, RequirementAbility } from '../../../engine.ts';
import { namesItself } from '../../abilities/imposed.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import { type Agreement, after, agree, verb } from '../agreement.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { imposedWords } from './imposed.ts';
import { attacksWords } from './restrictions.ts';

/** Of whom it is said: as the subject, and behind a verb or preposition, which names it even where it was just spoken of. */
export interface Whom {
  readonly who: string;
  readonly whom: string;
  readonly as: Agreement;
  /** ` in questo turno`, where it lasts so long. */
  readonly when?: string | undefined;
}

/** What is imposed, as a sentence of its own. */
export function imposedSentence(ability: ImposedAbility, whom: Whom): string {
  const whole = wholeSentence(ability, whom);
  if (whole !== undefined) return whole;
  const who = namesItself(ability) ? '' : whom.who;
  return `${who}${imposedWords(ability, whom.as, whom.when)}`;
}

/** What is not said with its creatures as the subject. */
function wholeSentence(ability: ImposedAbility, whom: Whom): string | undefined {
  if (ability.kind === 'requirement') {
    if (ability.requirement === 'mustBeBlockedByAll') return blockedByAll(ability.filter, whom);
    if (ability.requirement === 'attacksIfAnotherAttacks') return together(ability, whom);
    return ability.requirement === 'oneAttacksIfAble' && whom.as.number === 'many'
      ? oneOfThem(ability, whom)
      : undefined;
  }
  if (ability.kind !== 'permission') return undefined;
  if (ability.permission === 'assignAsThoughUnblocked') return throughBlockers(whom);
  if (ability.permission === 'exertAsItAttacks') return exerting(whom);
  return undefined;
}

const blockedByAll = (filter: Filter = {}, { whom, when = '' }: Whom): string =>
  `tutte le ${filterWords(filter, 'many')} in grado di bloccare ${whom}${when} lo fanno`;

const oneOfThem = (
  { attacked }: RequirementAbility,
  { whom, as, when = ' in ogni combattimento' }: Whom,
): string =>
  `almeno ${agree('uno', { ...as, number: 'one' })} ${after('di', whom)} ${attacksWords(attacked)}${when}, se può farlo`;

function together({ filter, subject }: RequirementAbility, { who, as, when = '' }: Whom): string {
  const able = verb(as.number, 'attacca, se può farlo', 'attaccano, se possono farlo');
  if (filter === undefined && subject.kind === 'all')
    return `se ${aFilter(subject.filter)} attacca${when}, anche le altre ${able}`;
  const also = filter?.isSource ? '' : 'anche ';
  return `se ${aFilter({ ...filter, other: true })} attacca${when}, ${also}${who}${able}`;
}

const throughBlockers = ({ whom, as, when = '' }: Whom): string => {
  const blocked = `${verb(as.number, 'fosse', 'fossero')} ${agree('bloccato', as)}`;
  return `puoi far assegnare ${after('a', whom)} il ${verb(as.number, 'suo', 'loro')} danno da combattimento${when} come se non ${blocked}`;
};

const exerting = ({ whom, as }: Whom): string =>
  `puoi stremare ${whom} mentre ${verb(as.number, 'attacca', 'attaccano')}`;
