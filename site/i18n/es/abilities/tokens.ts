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
import { type Agreement, agree, numeral, of, to } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { whereX, whereXOf } from './amounts.ts';
import { grantedWords } from './characteristicChanges.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { aboutOf, subjectWords } from './references.ts';

type Create = EffectOf<'createToken'>;

/** What enters the battlefield: `crea una ficha de criatura Soldado blanca 1/1, girada y atacando`. */
export const TOKEN_EFFECTS = {
  createToken: (created, { words, speaking }) => {
    const { token, n = 1, entering } = created;
    const made = `${howMany(n)} ${tokenWords(created, tokens(n))}${having(token.abilities, words)}`;
    const how = enteringWords(entering, speaking, tokens(n));
    return `crea ${made}${how}${whereX(countedOf(created), speaking)}`;
  },
  createCopy: ({ of: copied, n = 1, abilities = [], entering }, { words, speaking }) => {
    const are = n === 1 ? 'que es una copia' : 'que son copias';
    const made = `${howMany(n)} ${are} ${of(speaking[copied])}${having(abilities, words)}`;
    return `crea ${made}${enteringWords(entering, speaking, tokens(n))}${whereXOf(n, speaking)}`;
  },
  putOntoBattlefield: ({ subject, entering }, { speaking }) =>
    `pon ${subjectWords(subject, speaking)} en el campo de batalla bajo tu control${enteringWords(entering, speaking, aboutOf(subject))}`,
  enterInItsPlace: () =>
    'pon esta carta en el campo de batalla girada y atacando en lugar de esa criatura',
} as const satisfies Partial<EffectWords>;

const tokens = (n: Create['n']): Agreement => ({
  gender: 'f',
  number: n === 1 ? 'one' : 'many',
});

const enteringWords = (
  entering: Entering | undefined,
  speaking: Speaking,
  as: Agreement,
): string => (entering === undefined ? '' : say(ENTERING, entering, speaking, as));

const ENTERING: EnteringWords<[Speaking, Agreement]> = {
  attacking: ({ tapped }, _, as) => `, ${tapped ? `${agree('girado', as)} y ` : ''}atacando`,
  attackingEachOtherOpponent: ({ tapped }, _, as) =>
    `, una por cada otro oponente, ${tapped ? `${agree('girado', as)} y ` : ''}atacando a ese oponente`,
  blocking: ({ attacker }, speaking) => `, bloqueando ${to(speaking[attacker])}`,
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
  const had = abilities.map((one) => grantedWords(one, words));
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
