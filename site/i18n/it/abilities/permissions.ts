import type { AbilityOf, PermissionWords } from '../../abilities/words.ts';
import { type Agreement, agree, verb } from '../agreement.ts';
import { keywords } from '../keywords/index.ts';
import { numberWords } from './amounts.ts';
import { landwalkWords } from './filterPhrases.ts';

/** What may be done that the rules would not allow. */
export const permissionWords = (ability: AbilityOf<'permission'>, as: Agreement): string =>
  PERMISSIONS[ability.permission](ability, as);

const PERMISSIONS: PermissionWords<[Agreement]> = {
  blockAdditional: ({ n }, as) => `${can(as)} bloccare ${moreWords(n)}`,
  attackDespiteDefender: (_, as) => `${can(as)} attaccare ${asThoughWithout(as)} difensore`,
  blockAsThoughShadow: (_, as) => `${can(as)} bloccare creature con ombra`,
  assignAsThoughUnblocked: (_, as) =>
    `${can(as)} assegnare il danno come se non ${verb(as.number, 'fosse', 'fossero')} ${blocked(as)}`,
  divideDamageOfAttackersOnYou: () =>
    'tu, e non il suo controllore, dividi il danno da combattimento di ogni creatura che ti attacca',
  chooseAttackers: () => 'scegli tu quali creature attaccano',
  chooseBlockers: () => 'scegli tu quali creature bloccano e come',
  attackingPlayerChoosesBlockers: () =>
    'il giocatore attaccante sceglie quali creature bloccano e come',
  exertAsItAttacks: (_, as) =>
    `${can(as)} essere ${agree('stremato', as)} mentre ${verb(as.number, 'attacca', 'attaccano')}`,
  ignoreLandwalk: ({ filter }, as) =>
    `${can(as)} essere ${blocked(as)} ${asThoughWithout(as)} ${filter === undefined ? keywords.landwalk : landwalkWords(filter)}`,
};

const can = ({ number }: Agreement): string => verb(number, 'può', 'possono');
const blocked = (as: Agreement): string => agree('bloccato', as);
const asThoughWithout = ({ number }: Agreement): string =>
  verb(number, 'come se non avesse', 'come se non avessero');

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'un numero qualsiasi di creature';
  return n === 1 ? 'una creatura addizionale' : `${numberWords(n)} creature addizionali`;
};
