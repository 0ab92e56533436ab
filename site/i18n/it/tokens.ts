import type { Ability, Effect } from '../../engine.ts';
import { list } from '../grammar.ts';
import { numbered, whereX, whereXOf } from './amounts.ts';
import { grantedWords } from './changes.ts';
import { subtypeWord } from './filterNouns.ts';
import { colors, types } from './keywords.ts';
import { type Agreement, after, agree, type GrammaticalNumber, verb } from './nouns.ts';
import type { Speaking } from './references.ts';

type Words = (ability: Ability) => string;
type Create = Extract<Effect, { readonly kind: 'createToken' }>;
type Copy = Extract<Effect, { readonly kind: 'createCopy' }>;

/** `crea una pedina creatura Soldato 1/1 bianca, TAPpata e attaccante` */
export function createWords(effect: Create, words: Words, speaking: Speaking): string {
  const { token, n = 1, size, entering } = effect;
  const number = n === 1 ? 'one' : 'many';
  const what = tokenWords(effect, number);
  const made = numbered(n, `una pedina ${what}`, `pedine ${what}`, 'f');
  const x = size === undefined ? whereXOf(n, speaking) : whereX([size], speaking);
  return `crea ${made}${withWords(token.abilities, words)}${enteringWords(entering, { gender: 'f', number }, speaking)}${x}`;
}

export function copyWords(effect: Copy, words: Words, speaking: Speaking): string {
  const { of, n = 1, abilities = [], entering } = effect;
  const number = n === 1 ? 'one' : 'many';
  const copied = after('di', speaking[of]);
  const made = numbered(
    n,
    `una pedina che è una copia ${copied}`,
    `pedine che sono copie ${copied}`,
    'f',
  );
  const more = abilities.length === 0 ? '' : `,${withWords(abilities, words)} in più`;
  return `crea ${made}${more}${enteringWords(entering, { gender: 'f', number }, speaking)}${whereXOf(n, speaking)}`;
}

export function enteringWords(
  entering: Create['entering'],
  as: Agreement,
  speaking: Speaking,
): string {
  if (entering === undefined) return '';
  const attacking = agree('attaccante', as);
  const tapped = agree('TAPpato', as);
  switch (entering.kind) {
    case 'attacking':
      return entering.tapped ? `, ${tapped} e ${attacking}` : `, ${attacking}`;
    case 'attackingEachOtherOpponent':
      return `, una per ogni altro avversario, ${entering.tapped ? `${tapped} e ` : ''}che attacca quel giocatore`;
    case 'blocking':
      return `, che ${verb(as.number, 'blocca', 'bloccano')} ${speaking[entering.attacker]}`;
  }
}

const withWords = (abilities: readonly Ability[], words: Words): string =>
  abilities.length === 0
    ? ''
    : ` con ${list(
        'it',
        abilities.map((one) => grantedWords(one, words)),
      )}`;

// On Italian cards the class comes before the people: `Soldato Felino` for a Cat Soldier.
const inOrder = (subtypes: readonly string[]): readonly string[] => subtypes.toReversed();

function tokenWords({ token, size }: Create, number: GrammaticalNumber): string {
  const { power, toughness, types: kinds = ['creature'] } = token;
  const color = token.colors.map((one) => agree(colors[one], { gender: 'f', number }));
  return [
    ...kinds.map((one) => types[one]).toReversed(),
    ...inOrder(token.subtypes.map((one) => subtypeWord(one, 'one'))),
    size === undefined ? `${power}/${toughness}` : 'X/X',
    color.length === 0 ? verb(number, 'incolore', 'incolori') : list('it', color),
  ].join(' ');
}
