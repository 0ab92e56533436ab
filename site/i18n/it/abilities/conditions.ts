import type { Amount, Condition } from '../../../engine.ts';
import { type ConditionWords, say } from '../../abilities/words.ts';
import { list, uncapital } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { steps } from '../turn.ts';
import { amountWords } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { comparisonWords, sizeWords } from './filters.ts';

/** A condition as it holds, as it does not, and, where it asks for something, fit to follow "a meno che". */
interface ConditionForms {
  readonly holds: string;
  readonly fails: string;
  readonly unless?: string;
}

export const conditionWords = (condition: Condition): string => formsOf(condition).holds;

const formsOf = (condition: Condition): ConditionForms => say(CONDITIONS, condition);

const CONDITIONS: ConditionWords<[], ConditionForms> = {
  youControl: (condition) => ({
    ...controlling(condition),
    unless: `tu non controlli ${one(condition)}`,
  }),
  youControlNo: (condition) => opposite(controlling(condition)),
  defendingPlayerControls: (condition) => ({
    holds: `il giocatore in difesa controlla ${one(condition)}`,
    fails: `il giocatore in difesa non controlla ${none(condition)}`,
    unless: `il giocatore in difesa non controlli ${one(condition)}`,
  }),
  amount: ({ amount, atLeast, atMost }) =>
    is(
      amountWords(amount),
      [
        ...(atLeast === undefined ? [] : [`pari o superiore ${sizeOf(atLeast)}`]),
        ...(atMost === undefined ? [] : [`pari o inferiore ${sizeOf(atMost)}`]),
      ].join(' e '),
    ),
  cardsInYourGraveyard: ({ count }) => having(`${comparisonWords(count)} carte nel cimitero`),
  yourLife: ({ count }) => having(`${comparisonWords(count)} punti vita`),
  devotion: ({ colors: to, count }) =>
    is(
      `la tua devozione ${list(
        'it',
        to.map((color) => `al ${colors[color]}`),
      )}`,
      sizeWords(count),
    ),
  during: ({ when }) => {
    const now = `in corso la ${uncapital(when === 'combat' ? 'fase di combattimento' : steps[when])}`;
    return { holds: `è ${now}`, fails: `non è ${now}`, unless: `non sia ${now}` };
  },
  anOpponentIsMonarch: () => ({
    ...is('un avversario', 'il monarca'),
    fails: 'nessun avversario è il monarca',
  }),
  source: (condition) =>
    condition.filter.newThisTurn
      ? is('questo permanente', 'entrato in questo turno')
      : ofSource(one(condition)),
  sourceTapped: () => is('questo permanente', 'TAPpato'),
  sourceUntapped: () => is('questo permanente', 'STAPpato'),
  castWith: ({ keyword }) => CAST[keyword],
  all: ({ conditions }) => ({
    holds: conditions.map((one) => formsOf(one).holds).join(' e '),
    fails: conditions.map((one) => formsOf(one).fails).join(' o '),
  }),
  not: ({ condition }) => opposite(formsOf(condition)),
};

/** `a 2`, `al numero di creature` */
const sizeOf = (amount: Amount): string =>
  typeof amount === 'number' ? `a ${amount}` : after('a', amountWords(amount));

const opposite = ({ holds, fails }: ConditionForms): ConditionForms => ({
  holds: fails,
  fails: holds,
});

const having = (what: string): ConditionForms => ({
  holds: `hai ${what}`,
  fails: `non hai ${what}`,
  unless: `tu non abbia ${what}`,
});

type Controls = Extract<Condition, { readonly kind: 'youControl' | 'youControlNo' }>;

const controlling = (condition: Controls): ConditionForms => ({
  holds: `controlli ${one(condition)}`,
  fails: `non controlli ${none(condition)}`,
});

const one = ({ filter }: Pick<Controls, 'filter'>): string => aFilter(filter, 'permanent');
const none = ({ filter }: Pick<Controls, 'filter'>): string =>
  filterWords(filter, 'many', 'permanent');

const is = (who: string, what: string): ConditionForms => ({
  holds: `${who} è ${what}`,
  fails: `${who} non è ${what}`,
  unless: `${who} non sia ${what}`,
});

/** `un permanente mostruoso` as `questo permanente è mostruoso`, `un permanente che ha attaccato` as `questo permanente ha attaccato`. */
function ofSource(what: string): ConditionForms {
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
  const { fails, unless } = formsOf(condition);
  return unless === undefined ? ` fintanto che ${fails}` : ` a meno che ${unless}`;
}

const CAST: {
  readonly [W in Extract<Condition, { readonly kind: 'castWith' }>['keyword']]: ConditionForms;
} = {
  dash: is('questa magia', 'stata lanciata per il suo costo di accelerare'),
  evoke: is('questa magia', 'stata lanciata per il suo costo di apparizione'),
  flashback: is('questa magia', 'stata lanciata con flashback'),
  kicker: is('questa magia', 'stata potenziata'),
  morph: is('questa magia', 'stata lanciata a faccia in giù'),
};
