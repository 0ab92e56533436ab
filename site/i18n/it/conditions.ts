import type { Condition } from '../../engine.ts';
import { list, uncapital } from '../grammar.ts';
import { comparisonWords, sizeWords } from './filterQualities.ts';
import { aFilter, filterWords } from './filters.ts';
import { colors } from './keywords.ts';
import { steps } from './turn.ts';

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
    case 'yourLife': {
      const life = `${comparisonWords(condition.count)} punti vita`;
      return { holds: `hai ${life}`, fails: `non hai ${life}`, unless: `tu non abbia ${life}` };
    }
    case 'devotion': {
      const to = list(
        'it',
        condition.colors.map((one) => `al ${colors[one]}`),
      );
      return is(`la tua devozione ${to}`, sizeWords(condition.count));
    }
    case 'during': {
      const step = condition.when === 'combat' ? 'fase di combattimento' : steps[condition.when];
      const now = `in corso la ${uncapital(step)}`;
      return { holds: `è ${now}`, fails: `non è ${now}`, unless: `non sia ${now}` };
    }
    case 'anOpponentIsMonarch':
      return { ...is('un avversario', 'il monarca'), fails: 'nessun avversario è il monarca' };
    case 'source':
      if (condition.filter.newThisTurn) return is('questo permanente', 'entrato in questo turno');
      return ofSource(one(condition));
    case 'sourceTapped':
      return is('questo permanente', 'TAPpato');
    case 'sourceUntapped':
      return is('questo permanente', 'STAPpato');
    case 'castWith':
      return CAST[condition.keyword];
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

const is = (who: string, what: string): Said => ({
  holds: `${who} è ${what}`,
  fails: `${who} non è ${what}`,
  unless: `${who} non sia ${what}`,
});

/** `un permanente mostruoso` as `questo permanente è mostruoso`, `un permanente che ha attaccato` as `questo permanente ha attaccato`. */
function ofSource(what: string): Said {
  const self = 'questo permanente';
  const [, not, deed] = /^un permanente che (non )?((?:ha|è) .*)$/.exec(what) ?? [];
  if (deed !== undefined)
    return not === undefined
      ? { holds: `${self} ${deed}`, fails: `${self} non ${deed}` }
      : { holds: `${self} non ${deed}`, fails: `${self} ${deed}` };
  const state = what.replace(/^un permanente /, '');
  if (!state.startsWith('non ')) return is(self, state);
  const { holds, fails } = is(self, state.replace('non ', ''));
  return { holds: fails, fails: holds };
}

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

const CAST: {
  readonly [W in Extract<Condition, { readonly kind: 'castWith' }>['keyword']]: Said;
} = {
  dash: is('questa magia', 'stata lanciata per il suo costo di accelerare'),
  evoke: is('questa magia', 'stata lanciata per il suo costo di apparizione'),
  flashback: is('questa magia', 'stata lanciata con flashback'),
  kicker: is('questa magia', 'stata potenziata'),
};
