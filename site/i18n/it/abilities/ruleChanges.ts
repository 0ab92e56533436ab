import type { Filter } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import type { ChangeOf, ChangeWords, DamageSort } from '../../abilities/words.ts';
import { agree, verb } from '../agreement.ts';
import { counterWords } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { keywordWords } from './keywordAbility.ts';

/** The verb of one, and of several. */
const does =
  (one: string, many: string) =>
  (_: unknown, { number }: ChangeVoice): string =>
    verb(number, one, many);

/** What touches no characteristics, and lasts and affects in the same way. */
export const RULE_CHANGES = {
  gainControl: does('cambia controllore', 'cambiano controllore'),
  regenerationShield: does('si rigenererà', 'si rigenereranno'),
  preventDamage: (change, voice) => preventedWords(change, voice),
  takesDamageFor: ({ whom, damage, from }, { number }) => {
    return `${verb(number, 'subisce', 'subiscono')} il ${damageWords(damage)}${dealtBy(from)} ${INSTEAD_OF[whom]}`;
  },
  addsDamage: (change) => `${moreDamageWords(change)} quel danno più ${change.n}`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} guadagnare punti vita`,
  doublesDamage: (change) => `${moreDamageWords(change)} il doppio di quel danno`,
  shuffledInsteadOfGraveyard: does(
    'invece di andare al cimitero torna nel grimorio, che viene rimescolato',
    'invece di andare al cimitero tornano nel grimorio, che viene rimescolato',
  ),
  doesNotUntap: (_, { number, when }) =>
    `${verb(number, 'non STAPpa', 'non STAPpano')}${when ?? verb(number, ' durante lo STAP del suo controllore', ' durante lo STAP dei rispettivi controllori')}`,
  assignsByToughness: does(
    'assegna danno da combattimento pari alla sua costituzione invece che alla sua forza',
    'assegnano danno da combattimento pari alla loro costituzione invece che alla loro forza',
  ),
  assignsNoCombatDamage: does(
    'non assegna danno da combattimento',
    'non assegnano danno da combattimento',
  ),
  assignsAsThoughUnblocked: (_, as) =>
    `${verb(as.number, 'assegna il suo', 'assegnano il loro')} danno da combattimento${as.when ?? ''} come se non ${verb(as.number, 'fosse', 'fossero')} ${agree('bloccato', as)}`,
  forbidsNamesExiled: () =>
    `i tuoi avversari non possono lanciare magie con lo stesso nome di una carta esiliata con ${HOST}`,
  cannotCast: does('non può lanciare magie', 'non possono lanciare magie'),
  cannotBeCountered: (_, as) =>
    `non ${verb(as.number, 'può', 'possono')} essere ${agree('neutralizzato', as)}`,
  exilesWhatYouCounter: () =>
    'se una magia o abilità che controlli sta per neutralizzare una magia, invece esilia quella magia e puoi lanciarla senza pagare il suo costo di mana',
  protectsYou: ({ quality }) =>
    `hai ${keywordWords({ kind: 'keyword', keyword: 'protection', quality })}`,
  preventDamageToYou: (change) =>
    change.n === undefined
      ? `previeni tutto il ${damageWords(change.damage)} che ti verrebbe inflitto${byWords(change.from)}`
      : `se ${aSource(change.from)} sta per infliggerti ${damageWords(change.damage)}, previeni ${change.n} di quel danno`,
  damageUnpreventable: ({ damage, from }) =>
    `il ${damageWords(damage)}${from === undefined ? '' : ` che verrebbe inflitto${byWords(from)}`} non può essere prevenuto`,
  damageLeavesOneLife: () =>
    'il danno che ridurrebbe il tuo totale di punti vita a meno di 1 lo riduce invece a 1',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** What follows `danno`. */
export const SORTS: { readonly [D in DamageSort]: string } = {
  any: '',
  combat: ' da combattimento',
  noncombat: ' non da combattimento',
};

export const damageWords = (damage: DamageSort): string => `danno${SORTS[damage]}`;

/** ` da fonti rosse` */
export const byWords = (from?: Filter): string =>
  from === undefined ? '' : ` da ${filterWords(from, 'many', 'source')}`;

/** ` inflitto da fonti rosse` */
const dealtBy = (from?: Filter): string => (from === undefined ? '' : ` inflitto${byWords(from)}`);

type MoreDamage = Pick<ChangeOf<'doublesDamage'>, 'damage' | 'from' | 'to'>;

function moreDamageWords({ damage, from, to }: MoreDamage): string {
  return `se ${aSource(from)} sta per infliggere ${damageWords(damage)} ${DAMAGED[to ?? 'anything']}, infligge invece`;
}

/** `una fonte rossa` */
const aSource = (from: Filter = {}): string => aFilter(from, 'source');

const DAMAGED: { readonly [W in NonNullable<MoreDamage['to']> | 'anything']: string } = {
  anything: 'a un permanente o a un giocatore',
  players: 'a un giocatore',
  opponents: 'a un avversario',
  opponentsAndTheirs: 'a un avversario o a un permanente controllato da un avversario',
};

/** `2 danni in meno da fonti rosse` */
const lessWords = ({
  n = 1,
  damage,
  from,
}: Pick<ChangeOf<'preventDamage'>, 'n' | 'damage' | 'from'>): string =>
  `${n} ${n === 1 ? 'danno' : 'danni'}${SORTS[damage]} in meno${byWords(from)}`;

const INSTEAD_OF: { readonly [W in ChangeOf<'takesDamageFor'>['whom']]: string } = {
  you: 'al posto tuo',
  youAndYours: 'al posto tuo e dei tuoi permanenti',
};

function preventedWords(change: ChangeOf<'preventDamage'>, voice: ChangeVoice): string {
  const { which, damage, from, n, removing } = change;
  const lost = removing === undefined ? '' : `, ma perde ogni volta ${counterWords(1, removing)}`;
  const deals = PREVENTED[which](change, voice);
  return n === undefined
    ? `non ${deals} ${damageWords(damage)}${byWords(from)}${lost}`
    : `ogni volta ${deals} ${lessWords(change)}${lost}`;
}

const PREVENTED: {
  readonly [W in ChangeOf<'preventDamage'>['which']]: (_: unknown, voice: ChangeVoice) => string;
} = {
  dealtTo: does('subisce', 'subiscono'),
  dealtBy: does('infligge', 'infliggono'),
  everything: () => 'viene inflitto',
};

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'non puoi',
  opponents: 'i tuoi avversari non possono',
  everyone: 'i giocatori non possono',
};
