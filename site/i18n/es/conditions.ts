import type { Condition } from '../../engine.ts';
import { aFilter, comparisonWords, noFilter } from './filters.ts';

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
  }
}

const YOU_CONTROL = { indicative: 'controlas', subjunctive: 'controles' } as const;
const CONTROLS = { indicative: 'controla', subjunctive: 'controle' } as const;
const THERE_ARE = { indicative: 'hay', subjunctive: 'haya' } as const;
const IS = { indicative: 'está', subjunctive: 'esté' } as const;

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
}): string =>
  [
    ...(ability.if === undefined ? [] : [` mientras ${conditionWords(ability.if, 'subjunctive')}`]),
    ...(ability.unless === undefined
      ? []
      : [` a menos que ${conditionWords(ability.unless, 'subjunctive')}`]),
  ].join('');
