import type { Condition } from '../../engine.ts';
import { list } from '../grammar.ts';
import { comparisonWords } from './filterParts.ts';
import { aFilter, noFilter } from './filters.ts';
import { colors } from './keywords.ts';
import { theStep } from './turn.ts';

/** `si controlas`, but `mientras controles` and `a menos que controles`. */
export type Mood = 'indicative' | 'subjunctive';

export function conditionWords(condition: Condition, mood: Mood): string {
  switch (condition.kind) {
    case 'youControl':
      return `${YOU_CONTROL[mood]} ${aFilter(condition.filter, 'permanent')}`;
    case 'youControlNo':
      return `no ${YOU_CONTROL[mood]} ${noFilter(condition.filter, 'permanent')}`;
    case 'defendingPlayerControls':
      return `el jugador defensor ${CONTROLS[mood]} ${aFilter(condition.filter, 'permanent')}`;
    case 'cardsInYourGraveyard':
      return `${THERE_ARE[mood]} ${comparisonWords(condition.count)} cartas en tu cementerio`;
    case 'sourceTapped':
      return `este permanente ${IS[mood]} girado`;
    case 'sourceUntapped':
      return `este permanente ${IS[mood]} enderezado`;
    case 'yourLife':
      return `${YOU_HAVE[mood]} ${comparisonWords(condition.count).replace(/^\d+/, '$& vidas')}`;
    case 'devotion':
      return `tu devoción ${list(
        'es',
        condition.colors.map((one) => `al ${colors[one]}`),
      )} ${BE[mood]} de ${comparisonWords(condition.count)}`;
    case 'during':
      return `${BE[mood]} ${condition.when === 'combat' ? 'la fase de combate' : theStep(condition.when)}`;
    case 'anOpponentIsMonarch':
      return `un oponente ${BE[mood]} el monarca`;
    case 'source':
      return `este permanente ${BE[mood]} ${aFilter(condition.filter)}`;
    case 'castWith':
      return `${HAS[mood]} ${CAST[condition.keyword]}`;
    case 'not':
      return notWords(condition.condition, mood);
  }
}

function notWords(condition: Condition, mood: Mood): string {
  switch (condition.kind) {
    case 'youControl':
      return conditionWords({ ...condition, kind: 'youControlNo' }, mood);
    case 'youControlNo':
      return conditionWords({ ...condition, kind: 'youControl' }, mood);
    case 'defendingPlayerControls':
      return `el jugador defensor no ${CONTROLS[mood]} ${noFilter(condition.filter, 'permanent')}`;
    case 'cardsInYourGraveyard':
      return `no ${conditionWords(condition, mood)}`;
    case 'sourceTapped':
      return conditionWords({ kind: 'sourceUntapped' }, mood);
    case 'sourceUntapped':
      return conditionWords({ kind: 'sourceTapped' }, mood);
    case 'not':
      return conditionWords(condition.condition, mood);
    case 'source':
      return `este permanente no ${BE[mood]} ${aFilter(condition.filter)}`;
    case 'during':
    case 'yourLife':
    case 'devotion':
    case 'castWith':
      return `no ${conditionWords(condition, mood)}`;
    case 'anOpponentIsMonarch':
      return `no se ${HOLDS[mood]} que ${conditionWords(condition, 'subjunctive')}`;
  }
}

type WayToCast = Extract<Condition, { readonly kind: 'castWith' }>['keyword'];

const CAST: { readonly [W in WayToCast]: string } = {
  dash: 'sido lanzado por su coste de rapidez',
  evoke: 'sido lanzado por su coste de evocar',
  flashback: 'sido lanzado con retrospectiva',
  kicker: 'sido estimulado',
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
const whileWords = (condition: Condition): string =>
  condition.kind === 'not' && LONG.has(condition.condition.kind)
    ? ` a menos que ${conditionWords(condition.condition, 'subjunctive')}`
    : ` mientras ${conditionWords(condition, 'subjunctive')}`;

const LONG: ReadonlySet<Condition['kind']> = new Set([
  'during',
  'yourLife',
  'devotion',
  'anOpponentIsMonarch',
]);

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
