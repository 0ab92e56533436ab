import type { Ability } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { countedOf, sizeOf } from '../../abilities/letters.ts';
import {
  type EffectOf,
  type Entering,
  type EnteringWords,
  type Speaking,
  say,
} from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { type Agreement, agree, numeral, of, to, verbOf } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { whereX, whereXOf } from './amounts.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { hadWords } from './granted.ts';
import { isSame, onObject } from './hosts.ts';
import { subjectWords } from './references.ts';

type Create = EffectOf<'createToken'>;

/** What enters the battlefield: `crea una ficha de criatura Soldado blanca 1/1, girada y atacando`. */
export const TOKEN_EFFECTS = {
  createToken: (created, { words, speaking }) => {
    const { token, n = 1, entering } = created;
    const made = `${howMany(n)} ${tokenWords(created, tokens(n))}${having(token.abilities, words)}`;
    const how = enteringWords(entering, speaking, tokens(n), token.abilities.length > 0);
    return `crea ${made}${how}${whereX(countedOf(created), speaking)}`;
  },
  createCopy: ({ of: copied, n = 1, abilities = [], entering }, { words, speaking }) => {
    const are = n === 1 ? 'que es una copia' : 'que son copias';
    const made = `${howMany(n)} ${are} ${of(speaking[copied])}`;
    const how = enteringWords(entering, speaking, tokens(n), true);
    return `crea ${made}${how}${except(abilities, words, n)}${whereXOf(n, speaking)}`;
  },
  putOntoBattlefield: ({ subject, entering }, { speaking }) =>
    putWords(subjectWords(subject, speaking), enteringWords(entering, speaking, PUT)),
  enterInItsPlace: () =>
    'pon esta carta en el campo de batalla girada y atacando en lugar de esa criatura',
} as const satisfies Partial<EffectWords>;

/** `pon en el campo de batalla una carta girada y atacando`; what is already named goes before. */
function putWords(what: string, how: string): string {
  if (isSame(what) || /^es[aeo]s? /.test(what))
    return onObject('pon', what, ` en el campo de batalla bajo tu control${how}`);
  return `pon en el campo de batalla bajo tu control ${what}${how}`;
}

const PUT: Agreement = { gender: 'f', number: 'one' };

const tokens = (n: Create['n']): Agreement => ({
  gender: 'f',
  number: n === 1 ? 'one' : 'many',
});

const enteringWords = (
  entering: Entering | undefined,
  speaking: Speaking,
  as: Agreement,
  isDescribed = false,
): string =>
  entering === undefined
    ? ''
    : ` ${clause(say(ENTERING, entering, speaking, as), isDescribed ? verbOf('está', as.number) : '')}`;

/** `que está atacando`, behind a description; `atacando` */
const clause = (how: string, is: string): string =>
  is === '' || !/^(?:atac|bloque)ando/.test(how) ? how : `que ${is} ${how}`;

/** How it enters; behind a description, `que está atacando`. */
const ENTERING: EnteringWords<[Speaking, Agreement]> = {
  attacking: ({ tapped }, _, as) => `${tapped ? `${agree('girado', as)} y ` : ''}atacando`,
  attackingEachOtherOpponent: ({ tapped }, _, as) =>
    `por cada otro oponente, ${tapped ? `${agree('girado', as)} y ` : ''}atacando a ese oponente`,
  blocking: ({ attacker }, speaking) => `bloqueando ${to(speaking[attacker])}`,
};

const howMany = (n: NonNullable<Create['n']>): string => {
  if (n === 1) return 'una ficha';
  if (typeof n === 'number') return `${numeral(n)} fichas`;
  return n.kind === 'eventAmount' ? 'esa misma cantidad de fichas' : 'X fichas';
};

function tokenWords(created: Create, agreement: Agreement): string {
  const { token } = created;
  const color =
    token.colors.length === 0
      ? agree('incoloro', agreement)
      : list(
          'es',
          token.colors.map((one) => agree(colors[one], agreement)),
        );
  const kinds = typeLine(token.types ?? ['creature']);
  // Where English says Goblin Warrior, cards say Guerrero Trasgo.
  const subs = token.subtypes.map((one) => subtypeWord(one, 'one')).toReversed();
  return ['de', kinds, ...subs, color, ...sizeOf(created)].join(' ');
}

const having = (abilities: readonly Ability[], words: Voice['words']): string => {
  return abilities.length === 0 ? '' : ` con ${hadWords(abilities, words)}`;
};

/** `, excepto que tiene la habilidad de prisa` */
function except(abilities: readonly Ability[], words: Voice['words'], n: Create['n']): string {
  const have = verbOf('tiene', n === undefined || n === 1 ? 'one' : 'many');
  return abilities.length === 0 ? '' : `, excepto que ${have} ${hadWords(abilities, words)}`;
}
