import type { Amount, Condition } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { type ConditionWords, say } from '../../abilities/words.ts';
import { list, uncapital } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { steps } from '../turn.ts';
import { amountWords, numberWords } from './amounts.ts';
import { lifeWords, manyWords } from './comparisons.ts';
import { type ConditionForms, is, opposite } from './conditionForms.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { sizeWords } from './filters.ts';
import { ofSource } from './sourceConditions.ts';

export const conditionWords = (condition: Condition): string => formsOf(condition).holds;

export const formsOf = (condition: Condition): ConditionForms => say(CONDITIONS, condition);

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
  cardsInYourGraveyard: ({ count }) => ({
    holds: `ci sono ${manyWords(count)} carte nel tuo cimitero`,
    fails: `non ci sono ${manyWords(count)} carte nel tuo cimitero`,
    unless: `ci siano ${manyWords(count)} carte nel tuo cimitero`,
  }),
  yourLife: ({ count }) => having(lifeWords(count)),
  devotion: ({ colors: to, count }) => {
    const mine = `la tua devozione ${list(
      'it',
      to.map((color) => `al ${colors[color]}`),
    )}`;
    const forms = is(mine, sizeWords(count));
    return count.atLeast === undefined || count.atMost !== undefined
      ? forms
      : { ...forms, fails: `${mine} è inferiore a ${numberWords(count.atLeast)}` };
  },
  during: (condition) => {
    const now = `in corso ${nowIn(condition)}`;
    return { holds: `è ${now}`, fails: `non è ${now}`, unless: `non sia ${now}` };
  },
  anOpponentIsMonarch: () => ({
    ...is('un avversario', 'il monarca'),
    fails: 'nessun avversario è il monarca',
  }),
  source: ({ filter }) => ofSource(filter),
  sourceTapped: () => is(HOST, `TAPpat${HOST_ENDING}`),
  sourceUntapped: () => is(HOST, `STAPpat${HOST_ENDING}`),
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

type During = Extract<Condition, { readonly kind: 'during' }>;

const nowIn = ({ when }: During): string =>
  `la ${uncapital(when === 'combat' ? 'fase di combattimento' : steps[when])}`;

/** `durante il combattimento` */
export const duringWords = (condition: During): string =>
  condition.when === 'combat' ? 'durante il combattimento' : `durante ${nowIn(condition)}`;

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

const CAST: {
  readonly [W in Extract<Condition, { readonly kind: 'castWith' }>['keyword']]: ConditionForms;
} = {
  dash: is('questa magia', 'stata lanciata per il suo costo di accelerare'),
  evoke: is('questa magia', 'stata lanciata per il suo costo di apparire'),
  flashback: is('questa magia', 'stata lanciata con flashback'),
  kicker: is('questa magia', 'stata potenziata'),
  morph: is('questa magia', 'stata lanciata a faccia in giù'),
};
