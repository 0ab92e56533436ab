import type { Condition } from '../../../engine.ts';
import { type ConditionWords, say } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { to } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { theStep } from '../turn.ts';
import { amountWords } from './amounts.ts';
import { aFilter, noFilter } from './filterPhrases.ts';
import { comparisonWords } from './filters.ts';

/** `si controlas`, but `mientras controles` and `a menos que controles`. */
export type Mood = 'indicative' | 'subjunctive';

/** A condition as it holds, and as it does not. */
interface ConditionForms {
  readonly holds: string;
  readonly fails: string;
  /** What has no short word for its opposite. */
  readonly isLong?: true;
}

export const conditionWords = (condition: Condition, mood: Mood): string =>
  formsOf(condition, mood).holds;

const formsOf = (condition: Condition, mood: Mood): ConditionForms =>
  say(CONDITIONS, condition, mood);

const CONDITIONS: ConditionWords<[Mood], ConditionForms> = {
  youControl: ({ filter }, mood) => ({
    holds: `${YOU_CONTROL[mood]} ${aFilter(filter, 'permanent')}`,
    fails: `no ${YOU_CONTROL[mood]} ${noFilter(filter, 'permanent')}`,
  }),
  youControlNo: ({ filter }, mood) => opposite(formsOf({ kind: 'youControl', filter }, mood)),
  defendingPlayerControls: ({ filter }, mood) => ({
    holds: `el jugador defensor ${CONTROLS[mood]} ${aFilter(filter, 'permanent')}`,
    fails: `el jugador defensor no ${CONTROLS[mood]} ${noFilter(filter, 'permanent')}`,
  }),
  amount: ({ amount, atLeast, atMost }, mood) => {
    const bounds = [
      ...(atLeast === undefined ? [] : [`mayor o igual ${to(amountWords(atLeast))}`]),
      ...(atMost === undefined ? [] : [`menor o igual ${to(amountWords(atMost))}`]),
    ].join(' y ');
    return {
      holds: `${amountWords(amount)} ${BE[mood]} ${bounds}`,
      fails: `${amountWords(amount)} no ${BE[mood]} ${bounds}`,
      isLong: true,
    };
  },
  cardsInYourGraveyard: ({ count }, mood) =>
    orNot(`${THERE_ARE[mood]} ${comparisonWords(count)} cartas en tu cementerio`),
  sourceTapped: (_, mood) => ({
    holds: `este permanente ${IS[mood]} girado`,
    fails: `este permanente ${IS[mood]} enderezado`,
  }),
  sourceUntapped: (_, mood) => opposite(formsOf({ kind: 'sourceTapped' }, mood)),
  yourLife: ({ count }, mood) =>
    long(`${YOU_HAVE[mood]} ${comparisonWords(count).replace(/^\d+/, '$& vidas')}`),
  devotion: ({ colors: devoted, count }, mood) => {
    const named = list(
      'es',
      devoted.map((one) => `al ${colors[one]}`),
    );
    return long(`tu devoción ${named} ${BE[mood]} de ${comparisonWords(count)}`);
  },
  during: ({ when }, mood) =>
    long(`${BE[mood]} ${when === 'combat' ? 'la fase de combate' : theStep(when)}`),
  anOpponentIsMonarch: (_, mood) => ({
    holds: `un oponente ${BE[mood]} el monarca`,
    fails: `no se ${HOLDS[mood]} que un oponente ${BE.subjunctive} el monarca`,
    isLong: true,
  }),
  source: ({ filter }, mood) => ({
    holds: `este permanente ${BE[mood]} ${aFilter(filter)}`,
    fails: `este permanente no ${BE[mood]} ${aFilter(filter)}`,
  }),
  castWith: ({ keyword }, mood) => orNot(`${HAS[mood]} ${CAST[keyword]}`),
  all: ({ conditions }, mood) => ({
    holds: conditions.map((one) => formsOf(one, mood).holds).join(' y '),
    fails: conditions.map((one) => formsOf(one, mood).fails).join(' o '),
    isLong: true,
  }),
  not: ({ condition }, mood) => opposite(formsOf(condition, mood)),
};

const opposite = ({ holds, fails }: ConditionForms): ConditionForms => ({
  holds: fails,
  fails: holds,
});

const orNot = (holds: string): ConditionForms => ({ holds, fails: `no ${holds}` });
const long = (holds: string): ConditionForms => ({ ...orNot(holds), isLong: true });

type WayToCast = Extract<Condition, { readonly kind: 'castWith' }>['keyword'];

const CAST: { readonly [W in WayToCast]: string } = {
  dash: 'sido lanzado por su coste de rapidez',
  evoke: 'sido lanzado por su coste de evocar',
  flashback: 'sido lanzado con retrospectiva',
  kicker: 'sido estimulado',
  morph: 'sido lanzado boca abajo',
};

const HAS = { indicative: 'ha', subjunctive: 'haya' } as const;
const YOU_CONTROL = { indicative: 'controlas', subjunctive: 'controles' } as const;
const CONTROLS = { indicative: 'controla', subjunctive: 'controle' } as const;
const THERE_ARE = { indicative: 'hay', subjunctive: 'haya' } as const;
const YOU_HAVE = { indicative: 'tienes', subjunctive: 'tengas' } as const;
const BE = { indicative: 'es', subjunctive: 'sea' } as const;
const HOLDS = { indicative: 'cumple', subjunctive: 'cumpla' } as const;
const IS = { indicative: 'está', subjunctive: 'esté' } as const;

/** ` mientras controles una isla`; of what has no short word for its opposite, ` a menos que`. */
function whileWords(condition: Condition): string {
  const { holds } = formsOf(condition, 'subjunctive');
  if (condition.kind !== 'not') return ` mientras ${holds}`;
  const denied = formsOf(condition.condition, 'subjunctive');
  return denied.isLong ? ` a menos que ${denied.holds}` : ` mientras ${holds}`;
}

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
}): string =>
  [
    ...(ability.if === undefined ? [] : [whileWords(ability.if)]),
    ...(ability.unless === undefined
      ? []
      : [` a menos que ${conditionWords(ability.unless, 'subjunctive')}`]),
  ].join('');
