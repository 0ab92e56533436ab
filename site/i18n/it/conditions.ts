import type { Condition } from '../../engine.ts';
import { aFilter, comparisonWords, filterWords } from './filters.ts';

/** A condition as it holds, as it does not, and, where it asks for something, fit to follow "a meno che". */
interface Said {
  readonly holds: string;
  readonly fails: string;
  readonly unless?: string;
}

export const conditionWords = (condition: Condition): string => said(condition).holds;

function said(condition: Condition): Said {
  switch (condition.kind) {
    case 'youControl': {
      const { holds, fails } = controlling(condition);
      return { holds, fails, unless: `tu non controlli ${one(condition)}` };
    }
    case 'youControlNo': {
      const { holds, fails } = controlling(condition);
      return { holds: fails, fails: holds };
    }
    case 'defendingPlayerControls':
      return {
        holds: `il giocatore in difesa controlla ${one(condition)}`,
        fails: `il giocatore in difesa non controlla ${none(condition)}`,
        unless: `il giocatore in difesa non controlli ${one(condition)}`,
      };
    case 'cardsInYourGraveyard': {
      const cards = `${comparisonWords(condition.count)} carte nel cimitero`;
      return { holds: `hai ${cards}`, fails: `non hai ${cards}`, unless: `tu non abbia ${cards}` };
    }
    case 'sourceTapped':
      return IS('TAPpato');
    case 'sourceUntapped':
      return IS('STAPpato');
    case 'not': {
      const { holds, fails } = said(condition.condition);
      return { holds: fails, fails: holds };
    }
  }
}

type Controls = Extract<Condition, { readonly kind: 'youControl' | 'youControlNo' }>;

const controlling = (condition: Controls): Pick<Said, 'holds' | 'fails'> => ({
  holds: `controlli ${one(condition)}`,
  fails: `non controlli ${none(condition)}`,
});

const one = ({ filter }: Pick<Controls, 'filter'>): string => aFilter(filter, 'permanent');
const none = ({ filter }: Pick<Controls, 'filter'>): string =>
  filterWords(filter, 'many', 'permanent');

const IS = (what: string): Said => ({
  holds: `questo permanente è ${what}`,
  fails: `questo permanente non è ${what}`,
  unless: `questo permanente non sia ${what}`,
});

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
}): string =>
  [
    ...(ability.if === undefined ? [] : [` fintanto che ${conditionWords(ability.if)}`]),
    ...(ability.unless === undefined ? [] : [unlessWords(ability.unless)]),
  ].join('');

// What nothing but an absence would lift holds for as long as the thing is there.
function unlessWords(condition: Condition): string {
  const { fails, unless } = said(condition);
  return unless === undefined ? ` fintanto che ${fails}` : ` a meno che ${unless}`;
}
