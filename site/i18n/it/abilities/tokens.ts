import type { Ability } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { countedOf, sizeOf } from '../../abilities/letters.ts';
import { isSelf } from '../../abilities/references.ts';
import {
  type EffectOf,
  type Entering,
  type EnteringWords,
  type Speaking,
  say,
} from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { type Agreement, after, agree, type GrammaticalNumber, verb } from '../agreement.ts';
import { colors, types } from '../characteristics.ts';
import { numbered, whereX, whereXOf } from './amounts.ts';
import { subtypeWord } from './filterNouns.ts';
import { done, isPronoun } from './pronouns.ts';
import { agreementOfSubject, objectWords } from './references.ts';

/** What enters the battlefield: `crea una pedina creatura Soldato 1/1 bianca, TAPpata e attaccante`. */
export const TOKEN_EFFECTS = {
  createToken: (effect, { words, speaking }) => {
    const { token, n = 1, entering } = effect;
    const as = tokens(n);
    const what = tokenWords(effect, as.number);
    const made = numbered(n, `una pedina ${what}`, `pedine ${what}`, 'f');
    const x = whereX(countedOf(effect), speaking);
    return `crea ${made}${withWords(token.abilities, words)}${enteringWords(entering, as, speaking)}${x}`;
  },
  createCopy: ({ of, n = 1, abilities = [], entering }, { words, speaking }) => {
    const copied = after('di', speaking[of]);
    const made = numbered(
      n,
      `una pedina che è una copia ${copied}`,
      `pedine che sono copie ${copied}`,
      'f',
    );
    const has = n === 1 ? 'ha' : 'hanno';
    const more =
      abilities.length === 0 ? '' : `, tranne che ${has} ${abilitiesWords(abilities, words)}`;
    const also = entering?.kind === 'blocking' ? ' e' : '';
    return `crea ${made}${more}${also}${enteringWords(entering, tokens(n), speaking)}${whereXOf(n, speaking)}`;
  },
  putOntoBattlefield: ({ subject, entering }, { speaking }) => {
    const what = putWords(objectWords(subject, speaking), isSelf(subject));
    const how = enteringWords(entering, agreementOfSubject(subject), speaking);
    return `${what}${entering?.kind === 'blocking' ? ',' : ''}${how}`;
  },
  enterInItsPlace: () =>
    'metti questa carta sul campo di battaglia TAPpata e che attacca ciò che attaccava quella creatura',
} as const satisfies Partial<EffectWords>;

/** What left comes back: `rimettila sul campo di battaglia`, `rimetti sul campo di battaglia … dal tuo cimitero`. */
function putWords(what: string, isOwn: boolean): string {
  const put = isOwn || what.endsWith('dal tuo cimitero') ? 'rimetti' : 'metti';
  return isPronoun(what)
    ? done(put, what, ' sul campo di battaglia')
    : `${put} sul campo di battaglia ${what}`;
}

const tokens = (n: EffectOf<'createToken'>['n']): Agreement => ({
  gender: 'f',
  number: n === 1 ? 'one' : 'many',
});

const enteringWords = (
  entering: Entering | undefined,
  as: Agreement,
  speaking: Speaking,
): string => (entering === undefined ? '' : say(ENTERING, entering, as, speaking));

const ENTERING: EnteringWords<[Agreement, Speaking]> = {
  attacking: ({ tapped }, as) =>
    tapped
      ? ` ${agree('TAPpato', as)} e ${agree('attaccante', as)}`
      : ` che ${verb(as.number, 'attacca', 'attaccano')}`,
  attackingEachOtherOpponent: ({ tapped }, as) =>
    `, una per ogni altro avversario, ${tapped ? `${agree('TAPpato', as)} e ` : ''}che attacca quel giocatore`,
  blocking: ({ attacker }, { number }, speaking) =>
    ` che ${verb(number, 'blocca', 'bloccano')} ${speaking[attacker]}`,
};

const withWords = (abilities: readonly Ability[], words: Voice['words']): string =>
  abilities.length === 0 ? '' : ` con ${abilitiesWords(abilities, words)}`;

// What speaks of itself there is the token.
const abilitiesWords = (abilities: readonly Ability[], words: Voice['words']): string =>
  list(
    'it',
    abilities.map((one) => grantedWords(one, words).replaceAll('uesta creatura', 'uesta pedina')),
  );

// On Italian cards the class comes before the people: `Soldato Felino` for a Cat Soldier.
const inOrder = (subtypes: readonly string[]): readonly string[] => subtypes.toReversed();

function tokenWords(effect: EffectOf<'createToken'>, number: GrammaticalNumber): string {
  const { token } = effect;
  const { types: kinds = ['creature'] } = token;
  const color = token.colors.map((one) => agree(colors[one], { gender: 'f', number }));
  return [
    ...kinds.map((one) => types[one]).toReversed(),
    ...inOrder(token.subtypes.map((one) => subtypeWord(one, 'one'))),
    ...sizeOf(effect),
    color.length === 0 ? verb(number, 'incolore', 'incolori') : list('it', color),
  ].join(' ');
}
