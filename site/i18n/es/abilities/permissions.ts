import type { AbilityOf, PermissionWords } from '../../abilities/words.ts';
import { agree, numeral, verbOf } from '../agreement.ts';
import { keywords } from '../keywords/index.ts';
import { landwalkOf } from './keywordAbility.ts';
import type { About } from './references.ts';

/** What may be done that the rules would not allow. */
export const permissionWords = (ability: AbilityOf<'permission'>, about: About): string =>
  PERMISSIONS[ability.permission](ability, about);

const PERMISSIONS: PermissionWords<[About]> = {
  blockAdditional: ({ n }, about) => `${can(about)} bloquear a ${moreWords(n)}`,
  attackDespiteDefender: (_, about) => `${can(about)} atacar ${without(keywords.defender, about)}`,
  blockAsThoughShadow: (_, about) =>
    `${can(about)} bloquear a criaturas con la habilidad de ${keywords.shadow}`,
  assignAsThoughUnblocked: (_, about) =>
    `${can(about)} asignar su daño de combate como si no ${verbOf('estuviera', about.number)} ${agree('bloqueado', about)}`,
  divideDamageOfAttackersOnYou: () =>
    'tú, y no su controlador, divides el daño de combate de cada criatura que te ataca',
  chooseAttackers: () => 'tú eliges qué criaturas atacan',
  chooseBlockers: () => 'tú eliges qué criaturas bloquean y cómo',
  attackingPlayerChoosesBlockers: () => 'el jugador atacante elige qué criaturas bloquean y cómo',
  exertAsItAttacks: (_, about) => `${can(about)} extenuarse al atacar`,
  ignoreLandwalk: ({ filter }, about) =>
    `${can(about)} ser ${agree('bloqueado', about)} ${without(landwalkOf(filter?.subtype), about)}`,
};

const can = ({ number }: About): string => verbOf('puede', number);

const without = (keyword: string, { number }: About): string =>
  `como si no ${verbOf('tuviera', number)} la habilidad de ${keyword}`;

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'cualquier cantidad de criaturas';
  return n === 1 ? 'una criatura adicional' : `${numeral(n)} criaturas adicionales`;
};
