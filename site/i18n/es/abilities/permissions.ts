import type { AbilityOf, PermissionWords } from '../../abilities/words.ts';
import { agree, numeral, to, verbOf } from '../agreement.ts';
import { keywords } from '../keywords/index.ts';
import { landwalkOf } from './keywordAbility.ts';
import { type About, during } from './references.ts';

/** What may be done that the rules would not allow. */
export const permissionWords = (ability: AbilityOf<'permission'>, about: About): string =>
  PERMISSIONS[ability.permission](ability, about);

const PERMISSIONS: PermissionWords<[About]> = {
  blockAdditional: ({ n }, about) =>
    `${can(about)} bloquear ${moreWords(n)}${n === undefined ? now(about) : during(about)}`,
  attackDespiteDefender: (_, about) =>
    `${can(about)} atacar${now(about)} ${without(keywords.defender, about)}`,
  blockAsThoughShadow: (_, about) =>
    `${can(about)} bloquear criaturas con la habilidad de ${keywords.shadow} como si ${verbOf('tuviera', about.number)} la habilidad de ${keywords.shadow}`,
  assignAsThoughUnblocked: (_, about) =>
    `${can(about)} asignar su daño de combate${now(about)} ${asThoughUnblocked(about)}`,
  divideDamageOfAttackersOnYou: () =>
    'en vez del jugador atacante, tú eliges cómo asigna su daño de combate cada criatura que te ataca',
  chooseAttackers: (_, about) => `tú eliges qué criaturas atacan${now(about)}`,
  chooseBlockers: (_, about) => `tú eliges qué criaturas bloquean${now(about)} y cómo bloquean`,
  attackingPlayerChoosesBlockers: () =>
    'el jugador atacante elige qué criaturas bloquean y cómo bloquean',
  exertAsItAttacks: (_, about) =>
    `${can(about)} ser ${agree('espoleado', about)} en cuanto ${verbOf('ataque', about.number)}`,
  ignoreLandwalk: ({ filter }, about) =>
    `${can(about)} ser ${agree('bloqueado', about)} ${without(landwalkOf(filter?.subtype), about)}`,
};

/** What its controller may have it do, or may do to it. */
export function wholePermission(
  ability: AbilityOf<'permission'>,
  who: string,
  about: About,
): string | undefined {
  if (ability.permission === 'exertAsItAttacks')
    return `puedes espolear ${to(who)} en cuanto ${verbOf('ataque', about.number)}`;
  if (ability.permission === 'assignAsThoughUnblocked')
    return `puedes hacer que ${who} ${verbOf('asigne', about.number)} su daño de combate${now(about)} ${asThoughUnblocked(about)}`;
  if (ability.permission !== 'ignoreLandwalk') return undefined;
  const walk = landwalkOf(ability.filter?.subtype);
  return `las criaturas con la habilidad de ${walk} pueden ser bloqueadas ${without(walk, { gender: 'f', number: 'many' })}`;
}

/** `como si no hubiera sido bloqueada` */
export const asThoughUnblocked = (about: About): string =>
  `como si no ${verbOf('hubiera', about.number)} sido ${agree('bloqueado', about)}`;

/** What holds for a time only is said to; what always holds is not. */
const now = (about: About): string => (about.when === 'cada combate' ? '' : during(about));

const can = ({ number }: About): string => verbOf('puede', number);

const without = (keyword: string, { number }: About): string =>
  `como si no ${verbOf('tuviera', number)} la habilidad de ${keyword}`;

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'cualquier cantidad de criaturas';
  return n === 1 ? 'una criatura adicional' : `${numeral(n)} criaturas adicionales`;
};
