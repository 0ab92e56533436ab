import type { Ability, Amount, Comparison, Condition, Filter, Subject } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { isSelf } from '../../abilities/references.ts';
import { type ConditionWords, say } from '../../abilities/words.ts';
import { list, uncapital } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { steps } from '../turn.ts';
import { amountWords, numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { sizeWords } from './filters.ts';

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
  source: (condition) => ofOwnTurn(condition.filter) ?? ofSource(aFilter(condition.filter, 'self')),
  sourceTapped: () => is(HOST, `TAPpat${HOST_ENDING}`),
  sourceUntapped: () => is(HOST, `STAPpat${HOST_ENDING}`),
  castWith: ({ keyword }) => CAST[keyword],
  all: ({ conditions }) => ({
    holds: conditions.map((one) => formsOf(one).holds).join(' e '),
    fails: conditions.map((one) => formsOf(one).fails).join(' o '),
  }),
  not: ({ condition }) => opposite(formsOf(condition)),
};

function ofOwnTurn({ newThisTurn, exertedThisTurn }: Filter): ConditionForms | undefined {
  if (newThisTurn) return is(HOST, `entrat${HOST_ENDING} in questo turno`);
  if (exertedThisTurn === undefined) return undefined;
  const exerted = is(HOST, `stat${HOST_ENDING} stremat${HOST_ENDING} in questo turno`);
  return exertedThisTurn ? exerted : opposite(exerted);
}

/** `a 2`, `al numero di creature` */
const sizeOf = (amount: Amount): string =>
  typeof amount === 'number' ? `a ${amount}` : after('a', amountWords(amount));

const opposite = ({ holds, fails }: ConditionForms): ConditionForms => ({
  holds: fails,
  fails: holds,
});

/** Of life: `3 punti vita o meno`. */
function lifeWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast} punti vita` : `da ${atLeast} a ${atMost} punti vita`;
  return atMost === undefined ? `${atLeast ?? 0} punti vita o più` : `${atMost} punti vita o meno`;
}

/** Of things: `sette o più`. */
function manyWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost
      ? numberWords(atLeast)
      : `da ${numberWords(atLeast)} a ${numberWords(atMost)}`;
  return atMost === undefined
    ? `${numberWords(atLeast ?? 0)} o più`
    : `${numberWords(atMost)} o meno`;
}

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

const is = (who: string, what: string): ConditionForms => ({
  holds: `${who} è ${what}`,
  fails: `${who} non è ${what}`,
  unless: `${who} non sia ${what}`,
});

/** `un permanente mostruoso` as `questa creatura è mostruosa`, `un permanente che ha attaccato` as `questa creatura ha attaccato`. */
function ofSource(what: string): ConditionForms {
  const self = HOST;
  const active = (words: string): string =>
    words
      .replace(/^è attaccante/, 'sta attaccando')
      .replace(/^è bloccante/, 'sta bloccando')
      .replace(/ o bloccante$/, ' o bloccando');
  const [, not, deed] = /^un permanente che (non )?((?:ha|è) .*)$/.exec(what) ?? [];
  if (deed !== undefined) {
    const does = active(deed);
    const forms = { holds: `${self} ${does}`, fails: `${self} non ${does}` };
    return not === undefined ? forms : opposite(forms);
  }
  const state = what.replace(/^un permanente /, '');
  if (state === 'attaccante' || state === 'bloccante') {
    const does = active(`è ${state}`);
    return { holds: `${self} ${does}`, fails: `${self} non ${does}` };
  }
  if (!state.startsWith('non ')) return is(self, state);
  const { holds, fails } = is(self, state.replace('non ', ''));
  return { holds: fails, fails: holds };
}

interface Conditioned {
  readonly kind: Ability['kind'];
  readonly subject: Subject;
  readonly if?: Condition;
  readonly unless?: Condition;
}

/** With its conditions: in front, where what is said has another subject than they, or ends in a clause of its own. */
export function conditioned(ability: Conditioned, said: string): string {
  const { if: condition, ...rest } = ability;
  if (condition === undefined || (said.startsWith(`${HOST} `) && !said.includes(', se ')))
    return `${said}${conditionsOf(ability)}`;
  const when = said.startsWith('puoi stremare') ? 'se' : 'fintanto che';
  // It was just spoken of.
  const done = said.replace(`stremare ${HOST} `, `stremarl${HOST_ENDING} `);
  return `${when} ${conditionWords(condition)}, ${done}${conditionsOf(rest)}`;
}

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
  readonly subject?: Subject;
}): string => {
  const words = [
    ...(ability.if === undefined ? [] : [` fintanto che ${conditionWords(ability.if)}`]),
    ...(ability.unless === undefined ? [] : [unlessWords(ability.unless)]),
  ].join('');
  // The same subject is not said twice.
  return ability.subject !== undefined && isSelf(ability.subject)
    ? words.replace(` che ${HOST} `, ' che ')
    : words;
};

// What nothing but an absence would lift holds for as long as the thing is there.
function unlessWords(condition: Condition): string {
  const { fails, unless } = formsOf(condition);
  return unless === undefined ? ` fintanto che ${fails}` : ` a meno che ${unless}`;
}

const CAST: {
  readonly [W in Extract<Condition, { readonly kind: 'castWith' }>['keyword']]: ConditionForms;
} = {
  dash: is('questa magia', 'stata lanciata per il suo costo di accelerare'),
  evoke: is('questa magia', 'stata lanciata per il suo costo di apparire'),
  flashback: is('questa magia', 'stata lanciata con flashback'),
  kicker: is('questa magia', 'stata potenziata'),
  morph: is('questa magia', 'stata lanciata a faccia in giù'),
};
