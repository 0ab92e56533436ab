import type { AbilityOf, PermissionWords } from '../../abilities/words.ts';
import { type Agreement, agree, verb } from '../agreement.ts';
import { keywords } from '../keywords/index.ts';
import { numberWords } from './amounts.ts';
import { landwalkWords } from './filterPhrases.ts';

/** What may be done that the rules would not allow. */
export const permissionWords = (
  ability: AbilityOf<'permission'>,
  as: Agreement,
  when = '',
): string => PERMISSIONS[ability.permission](ability, as, when);

const PERMISSIONS: PermissionWords<[Agreement, string]> = {
  blockAdditional: ({ n }, as, when) =>
    `${can(as)} bloccare ${moreWords(n)}${n === undefined || when !== '' ? when : ' in ogni combattimento'}`,
  attackDespiteDefender: (_, as, when) =>
    `${can(as)} attaccare${when} ${asThoughWithout(as)} difensore`,
  blockAsThoughShadow: (_, as, when) =>
    `${can(as)} bloccare creature con ombra${when} ${verb(as.number, 'come se avesse', 'come se avessero')} ombra`,
  assignAsThoughUnblocked: (_, as, when) =>
    `${can(as)} assegnare il danno da combattimento${when} come se non ${verb(as.number, 'fosse', 'fossero')} ${blocked(as)}`,
  divideDamageOfAttackersOnYou: (_, __, when) =>
    `invece del giocatore attaccante, scegli tu come ogni creatura che ti attacca assegna il suo danno da combattimento${when}`,
  chooseAttackers: (_, __, when) => `scegli quali creature attaccano${when}`,
  chooseBlockers: (_, __, when) => `scegli quali creature bloccano${when} e come bloccano`,
  attackingPlayerChoosesBlockers: (_, __, when) =>
    `il giocatore attaccante sceglie quali creature bloccano${when} e come bloccano`,
  exertAsItAttacks: (_, as) =>
    `${can(as)} essere ${agree('stremato', as)} mentre ${verb(as.number, 'attacca', 'attaccano')}`,
  ignoreLandwalk: ({ filter }, as, when) =>
    `${can(as)} essere ${blocked(as)}${when} ${asThoughWithout(as)} ${filter === undefined ? keywords.landwalk : landwalkWords(filter)}`,
};

const can = ({ number }: Agreement): string => verb(number, 'può', 'possono');
const blocked = (as: Agreement): string => agree('bloccato', as);
const asThoughWithout = ({ number }: Agreement): string =>
  verb(number, 'come se non avesse', 'come se non avessero');

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'un qualsiasi numero di creature';
  return n === 1 ? 'una creatura addizionale' : `${numberWords(n)} creature addizionali`;
};
