import type { Condition } from '../../../engine.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { type ConditionWords, say } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { numeral, to } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { theStep } from '../turn.ts';
import { amountWords } from './amounts.ts';
import { castWords } from './castConditions.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { comparisonWords } from './filters.ts';
import { sourceIs } from './sourceConditions.ts';

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
  youControl: ({ filter: { pairedWithSource, ...filter } }, mood) =>
    pairedWithSource
      ? {
          holds: `${HOST} ${IS[mood]} emparejad${HOST_ENDING} con ${aFilter(filter)}`,
          fails: `${HOST} no ${IS[mood]} emparejad${HOST_ENDING} con ${aFilter(filter)}`,
        }
      : {
          holds: `${YOU_CONTROL[mood]} ${aFilter(filter, 'permanent')}`,
          fails: `no ${YOU_CONTROL[mood]} ${filterWords(filter, 'many', 'permanent')}`,
        },
  youControlNo: ({ filter }, mood) => opposite(formsOf({ kind: 'youControl', filter }, mood)),
  defendingPlayerControls: ({ filter }, mood) => ({
    holds: `el jugador defensor ${CONTROLS[mood]} ${aFilter(filter, 'permanent')}`,
    fails: `el jugador defensor no ${CONTROLS[mood]} ${filterWords(filter, 'many', 'permanent')}`,
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
    orNot(`${THERE_ARE[mood]} ${comparisonWords(count, numeral)} cartas en tu cementerio`),
  sourceTapped: (_, mood) => ({
    holds: `${HOST} ${IS[mood]} girad${HOST_ENDING}`,
    fails: `${HOST} ${IS[mood]} enderezad${HOST_ENDING}`,
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
    holds: `${HOST} ${sourceIs(filter, mood)}`,
    fails: `${HOST} no ${sourceIs(filter, mood)}`,
  }),
  castWith: ({ keyword }, mood) => {
    const { was, wasNot } = castWords(keyword, mood);
    return { holds: was, fails: wasNot };
  },
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

const YOU_CONTROL = { indicative: 'controlas', subjunctive: 'controles' } as const;
const CONTROLS = { indicative: 'controla', subjunctive: 'controle' } as const;
const THERE_ARE = { indicative: 'hay', subjunctive: 'haya' } as const;
const YOU_HAVE = { indicative: 'tienes', subjunctive: 'tengas' } as const;
const BE = { indicative: 'es', subjunctive: 'sea' } as const;
const HOLDS = { indicative: 'cumple', subjunctive: 'cumpla' } as const;
const IS = { indicative: 'está', subjunctive: 'esté' } as const;

/** `mientras controles una isla`; of what has no short word for its opposite, `a menos que`. */
function whileWords(condition: Condition): string {
  const { holds } = formsOf(condition, 'subjunctive');
  const denied = deniedOf(condition);
  return denied === undefined
    ? `mientras ${holds}`
    : `a menos que ${formsOf(denied, 'subjunctive').holds}`;
}

function deniedOf(condition: Condition): Condition | undefined {
  if (condition.kind === 'not')
    return formsOf(condition.condition, 'subjunctive').isLong ? condition.condition : undefined;
  const noneOf = condition.kind === 'source' ? condition.filter.noneOf : undefined;
  return noneOf === undefined ? undefined : { kind: 'source', filter: { anyOf: noneOf } };
}

const unnamed = (condition: string): string => condition.replace(`que ${HOST} `, 'que ');

interface Conditional {
  readonly if?: Condition;
  readonly unless?: Condition;
}

const unlessWords = ({ unless }: Conditional): string =>
  unless === undefined ? '' : ` a menos que ${conditionWords(unless, 'subjunctive')}`;

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: Conditional): string =>
  `${ability.if === undefined ? '' : ` ${whileWords(ability.if)}`}${unlessWords(ability)}`;

/** What an ability says of its subject, and when: `Mientras esté girada, …`, `… a menos que controles una isla`. */
export function underConditions(ability: Conditional, said: string): string {
  const isOf = said.startsWith(`${HOST} `);
  const when = ability.if === undefined ? '' : whileWords(ability.if);
  // What was named is not named again.
  if (!when.startsWith('mientras'))
    return `${said}${isOf ? unnamed(conditionsOf(ability)) : conditionsOf(ability)}`;
  const rest = isOf && when.includes(HOST) ? said.slice(HOST.length + 1) : said;
  return `${when}, ${rest}${isOf ? unnamed(unlessWords(ability)) : unlessWords(ability)}`;
}
