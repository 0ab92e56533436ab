import type { Comparison, Filter } from '../../../engine.ts';
import { type FilterWords, PHRASE_FIELDS, type PhrasePart } from '../../abilities/filterWords.ts';
import { HOST } from '../../abilities/host.ts';
import { type Agreement, agree, type Noun, verb } from '../agreement.ts';
import { colors, supertypes, types } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { keywords } from '../keywords/names.ts';
import { subtypeNoun, subtypeWord, typeNouns } from './filterNouns.ts';

/** Words as the noun wants them. */
type Form = (as: Agreement) => string;

/** Words before the noun, adjectives right behind it, and what stands behind them; or the noun. */
export interface FilterPart extends PhrasePart {
  readonly before?: Form;
  readonly noun?: Noun;
  readonly adjective?: Form;
  readonly after?: Form;
  readonly isToken?: true;
  /** Only creatures attack, block and are blocked. */
  readonly isOfCreatures?: true;
}

/** An adjective that agrees with the noun, given in the masculine singular. */
const adjective = (word: string): FilterPart => ({ adjective: (as) => agree(word, as) });
/** What stands right behind the noun and does not agree with it. */
const beside = (words: string): FilterPart => ({ adjective: () => words });
const after = (words: string): FilterPart => ({ after: () => words });
/** A clause with the verb of one, and of several. */
const clause = (one: string, many: string): FilterPart => ({
  after: ({ number }) => verb(number, one, many),
});
const ofCreatures = (part: FilterPart): FilterPart => ({ ...part, isOfCreatures: true });

/** `che sta attaccando da sola` */
const alone = (one: string, many: string): FilterPart => ({
  after: (as) => `che ${verb(as.number, one, many)} da ${agree('solo', as)}`,
});

const ATTACKING: {
  readonly [A in Exclude<NonNullable<Filter['attacking']>, true>]: FilterPart;
} = {
  you: clause('che ti attacca', 'che ti attaccano'),
  enchantedPlayer: clause(
    'che attacca il giocatore incantato',
    'che attaccano il giocatore incantato',
  ),
  youOrYours: clause(
    'che attacca te o un planeswalker che controlli',
    'che attaccano te o un planeswalker che controlli',
  ),
};

/** Adjectives in this order; then what stands behind them, in this order. */
export const FILTERS: FilterWords<FilterPart> = {
  ...PHRASE_FIELDS,
  type: (type) => ({ noun: typeNouns[type] }),
  subtype: (subtype) => ({ noun: subtypeNoun(subtype) }),
  other: () => ({ before: (as) => agree('altro', as) }),
  keyword: (one) => after(`con ${keywords[one]}`),
  landwalk: (land) => after(`con passa-${subtypeWord(land, 'many')}`),
  notKeyword: (one) => after(`senza ${keywords[one]}`),
  power: (comparison) => after(`con forza ${sizeWords(comparison)}`),
  toughness: (comparison) => after(`con costituzione ${sizeWords(comparison)}`),
  toughnessGreaterThanPower: () => after('con costituzione superiore alla forza'),
  greatestPower: () => after('con la forza maggiore'),
  sameNameAsSource: () => after(`con lo stesso nome di ${HOST}`),
  counter: (kind) => after(`con un segnalino ${counterName(kind)}`),
  powerGreaterThanSource: () => after('con forza superiore'),
  powerLessThanSource: () => after('con forza inferiore'),
  powerGreaterThanYourHand: () => after('con forza superiore al numero di carte che hai in mano'),
  hasCounters: (yes) => after(yes ? 'con segnalini' : 'senza segnalini'),
  controller: (who) => ({
    after: (as) =>
      who === 'you' ? 'che controlli' : `${agree('controllato', as)} ${controlledBy(who, as)}`,
  }),
  sharesColorWithSource: () =>
    clause(`che condivide un colore con ${HOST}`, `che condividono un colore con ${HOST}`),
  newThisTurn: (yes) => ({
    after: (as) =>
      yes
        ? `${agree('arrivato', as)} in questo turno`
        : `che ${verb(as.number, 'è', 'sono')} sotto il controllo dello stesso giocatore dall’inizio del turno`,
  }),
  exertedThisTurn: (yes) => ({
    after: (as) => `${yes ? '' : 'non '}${agree('stremato', as)} in questo turno`,
  }),
  attackedThisTurn: (yes) =>
    yes
      ? clause('che ha attaccato in questo turno', 'che hanno attaccato in questo turno')
      : clause('che non ha attaccato in questo turno', 'che non hanno attaccato in questo turno'),
  foughtThisCombat: () =>
    clause(
      'che ha attaccato o bloccato in questo combattimento',
      'che hanno attaccato o bloccato in questo combattimento',
    ),
  damagedBySource: () => after(`a cui ${HOST} ha inflitto danno in questo turno`),
  attacking: (whom) => ofCreatures(whom === true ? adjective('attaccante') : ATTACKING[whom]),
  attackingAlone: () => ofCreatures(alone('sta attaccando', 'stanno attaccando')),
  blocking: (what) =>
    ofCreatures(
      what === true ? adjective('bloccante') : clause(`che blocca ${HOST}`, `che bloccano ${HOST}`),
    ),
  blockingAlone: () => ofCreatures(alone('sta bloccando', 'stanno bloccando')),
  blockedBySource: () => ({
    after: (as) => `che ${verb(as.number, 'è', 'sono')} ${agree('bloccato', as)} da ${HOST}`,
  }),
  wasBlockedBySource: () => after(`che ${HOST} ha bloccato`),
  pairedWithSource: () => ofCreatures({ after: (as) => `${agree('abbinato', as)} a ${HOST}` }),
  ofItsPair: () => ofCreatures(after('della sua coppia')),
  hadToAttack: () => ofCreatures(clause('che doveva attaccare', 'che dovevano attaccare')),
  blocked: (yes) => ofCreatures(adjective(yes ? 'bloccato' : 'non bloccato')),
  tapped: (yes) => adjective(yes ? 'TAPpato' : 'STAPpato'),
  paired: (yes) => adjective(yes ? 'abbinato' : 'non abbinato'),
  enchanted: (yes) => adjective(yes ? 'incantato' : 'non incantato'),
  designation: (one) => adjective(DESIGNATIONS[one]),
  supertype: (one) => adjective(supertypes[one]),
  notSupertype: (one) => adjective(`non ${supertypes[one]}`),
  color: (one) => adjective(colors[one]),
  colorless: () => adjective('incolore'),
  notColor: (one) => adjective(`non ${colors[one]}`),
  notType: (one) => beside(`non ${types[one]}`),
  notSubtype: (one) => beside(`non ${subtypeWord(one, 'one')}`),
  token: (yes) => (yes ? { isToken: true } : beside('non pedina')),
};

export const DESIGNATIONS: { readonly [D in NonNullable<Filter['designation']>]: string } = {
  renowned: 'rinomato',
  saddled: 'sellato',
  goaded: 'spronato',
  monstrous: 'mostruoso',
  suspected: 'sospettato',
};

// More than one of them may be those of several opponents.
const controlledBy = (who: keyof typeof CONTROLLED, { number }: Agreement): string =>
  who === 'opponent' && number === 'many' ? 'dai tuoi avversari' : CONTROLLED[who];

const CONTROLLED: {
  readonly [C in Exclude<NonNullable<Filter['controller']>, 'you'>]: string;
} = {
  opponent: 'da un avversario',
  defendingPlayer: 'dal giocatore in difesa',
  activePlayer: 'dal giocatore attivo',
  thatPlayer: 'da quel giocatore',
  enchantedPlayer: 'dal giocatore incantato',
};

/** Of power and toughness: `pari o superiore a 3`. */
function sizeWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `pari a ${atLeast}` : `da ${atLeast} a ${atMost}`;
  return atMost === undefined
    ? `pari o superiore a ${atLeast ?? 0}`
    : `pari o inferiore a ${atMost}`;
}
