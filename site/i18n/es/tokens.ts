import type { Ability, Effect, TokenSpec } from '../../engine.ts';
import { list } from '../grammar.ts';
import { type Agreement, agree, numeral, of, to } from './agreement.ts';
import { whereX, whereXOf } from './amounts.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { colors } from './keywords.ts';
import { keywordHad } from './keywordWords.ts';
import type { Speaking } from './references.ts';

type Create = Extract<Effect, { readonly kind: 'createToken' }>;
type Copy = Extract<Effect, { readonly kind: 'createCopy' }>;

const ONE: Agreement = { gender: 'f', number: 'one' };
const MANY: Agreement = { gender: 'f', number: 'many' };

/** `crea una ficha de criatura Soldado blanca 1/1, girada y atacando` */
export function createWords(
  { token, n = 1, size, entering }: Create,
  words: (ability: Ability) => string,
  speaking: Speaking,
): string {
  const agreement = n === 1 ? ONE : MANY;
  const how = enteringWords(entering, speaking, agreement);
  return `crea ${howMany(n)} ${tokenWords(token, size, agreement)}${having(token.abilities, words)}${how}${whereXOf(n, speaking)}${whereX([size ?? 1], speaking)}`;
}

export function copyWords(
  { of: copied, n = 1, abilities = [], entering }: Copy,
  words: (ability: Ability) => string,
  speaking: Speaking,
): string {
  const agreement = n === 1 ? ONE : MANY;
  const are = n === 1 ? 'que es una copia' : 'que son copias';
  const how = enteringWords(entering, speaking, agreement);
  return `crea ${howMany(n)} ${are} ${of(speaking[copied])}${having(abilities, words)}${how}${whereXOf(n, speaking)}`;
}

const howMany = (n: NonNullable<Create['n']>): string => {
  if (n === 1) return 'una ficha';
  if (typeof n === 'number') return `${numeral(n)} fichas`;
  return n.kind === 'eventAmount' ? 'esa misma cantidad de fichas' : 'X fichas';
};

function tokenWords(token: TokenSpec, size: Create['size'], agreement: Agreement): string {
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
  return [
    'de',
    kinds,
    ...subs,
    color,
    size === undefined ? `${token.power}/${token.toughness}` : 'X/X',
  ].join(' ');
}

const having = (abilities: readonly Ability[], words: (ability: Ability) => string): string => {
  const had = abilities.map((one) =>
    one.kind === 'keyword' ? keywordHad(one) : `«${words(one)}»`,
  );
  return had.length === 0 ? '' : ` con ${underOneName(had)}`;
};

const ABILITY = 'la habilidad de ';

/** `las habilidades de volar y prisa`, where each alone is `la habilidad de volar` */
function underOneName(had: readonly string[]): string {
  const named = had.filter((one) => one.startsWith(ABILITY));
  if (named.length < 2) return list('es', had);
  const others = had.filter((one) => !one.startsWith(ABILITY));
  const together = list(
    'es',
    named.map((one) => one.slice(ABILITY.length)),
  );
  return list('es', [`las habilidades de ${together}`, ...others]);
}

export function enteringWords(
  entering: Create['entering'],
  speaking: Speaking,
  agreement: Agreement,
): string {
  if (entering === undefined) return '';
  const tapped = agree('girado', agreement);
  switch (entering.kind) {
    case 'attacking':
      return entering.tapped ? `, ${tapped} y atacando` : ', atacando';
    case 'attackingEachOtherOpponent':
      return `, una por cada otro oponente, ${entering.tapped ? `${tapped} y ` : ''}atacando a ese oponente`;
    case 'blocking':
      return `, bloqueando ${to(speaking[entering.attacker])}`;
  }
}
