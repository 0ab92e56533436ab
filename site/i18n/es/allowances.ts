import type { Ability } from '../../engine.ts';
import { agree, numeral, to, verbOf } from './agreement.ts';
import { counterUnit } from './amounts.ts';
import { conditionsOf } from './conditions.ts';
import { payWords } from './costs.ts';
import { filterWords, theFilter } from './filters.ts';
import { keywords } from './keywords.ts';
import { landwalkOf } from './keywordWords.ts';
import { type About, attackingWords, attacksWords } from './limits.ts';
import { isSelf, subjectWords } from './references.ts';

type CombatCostAbility = Extract<Ability, { readonly kind: 'combatCost' }>;
type PermissionAbility = Extract<Ability, { readonly kind: 'permission' }>;

/** What attacking or blocking costs: `por cada criatura que te ataque: pagar 2`. */
export function combatCostWords(ability: CombatCostAbility): string {
  const { pay, perCounter } = ability;
  const each =
    perCounter === undefined
      ? ''
      : ` por cada ${counterUnit(perCounter).one} sobre este permanente`;
  return `${forWhat(ability)}: ${payWords(pay)}${each}${conditionsOf(ability)}`;
}

/** `por cada criatura que te ataque`, `para bloquear` */
function forWhat({ subject, to: does, filter, attacked }: CombatCostAbility): string {
  const whom = filter === undefined ? '' : ` ${to(theFilter(filter))}`;
  const acts = does === 'attack' ? attacksWords('ataque', attacked) : 'bloquee';
  if (subject.kind === 'all')
    return `por cada ${filterWords(subject.filter, 'one')} que ${acts}${whom}`;
  if (!isSelf(subject)) return `para que ${subjectWords(subject)} ${acts}${whom}`;
  return `para ${does === 'attack' ? attackingWords(attacked) : 'bloquear'}${whom}`;
}

/** Who declares is said of a player, not of creatures. */
export const isOfPlayers = ({ permission }: PermissionAbility): boolean =>
  OF_PLAYERS.has(permission);

const OF_PLAYERS: ReadonlySet<string> = new Set([
  'divideDamageOfAttackersOnYou',
  'chooseAttackers',
  'chooseBlockers',
  'attackingPlayerChoosesBlockers',
]);

/** What may be done that the rules would not allow. */
export function permissionWords(
  { permission, n, filter }: PermissionAbility,
  about: About,
): string {
  const can = verbOf('puede', about.number);
  const without = (keyword: string): string =>
    `como si no ${verbOf('tuviera', about.number)} la habilidad de ${keyword}`;
  switch (permission) {
    case 'blockAdditional':
      if (n === undefined) return `${can} bloquear a cualquier cantidad de criaturas`;
      return n === 1
        ? `${can} bloquear a una criatura adicional`
        : `${can} bloquear a ${numeral(n)} criaturas adicionales`;
    case 'attackDespiteDefender':
      return `${can} atacar ${without(keywords.defender)}`;
    case 'blockAsThoughShadow':
      return `${can} bloquear a criaturas con la habilidad de ${keywords.shadow}`;
    case 'assignAsThoughUnblocked':
      return `${can} asignar su daño de combate como si no ${verbOf('estuviera', about.number)} ${agree('bloqueado', about)}`;
    case 'divideDamageOfAttackersOnYou':
      return 'tú, y no su controlador, divides el daño de combate de cada criatura que te ataca';
    case 'chooseAttackers':
      return 'tú eliges qué criaturas atacan';
    case 'chooseBlockers':
      return 'tú eliges qué criaturas bloquean y cómo';
    case 'attackingPlayerChoosesBlockers':
      return 'el jugador atacante elige qué criaturas bloquean y cómo';
    case 'exertAsItAttacks':
      return `${can} extenuarse al atacar`;
    case 'ignoreLandwalk':
      return `${can} ser ${agree('bloqueado', about)} ${without(landwalkOf(filter?.subtype))}`;
  }
}
