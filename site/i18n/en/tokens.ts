import type { Ability, Amount, Effect, TokenSpec } from '../../engine.ts';
import { list } from '../grammar.ts';
import { numbered, whereX, whereXOf } from './amounts.ts';
import { grantedWords } from './changes.ts';
import { colors, types } from './keywords.ts';
import type { Speaking } from './references.ts';
import { subtypeWord } from './subtypes.ts';

type Words = (ability: Ability) => string;
type Create = Extract<Effect, { readonly kind: 'createToken' }>;
type Copy = Extract<Effect, { readonly kind: 'createCopy' }>;

/** `create a 1/1 white Soldier token, tapped and attacking` */
export function createWords(
  { token, n = 1, size, entering }: Create,
  words: Words,
  speaking: Speaking,
): string {
  const made = numbered(n, `${tokenWords(token, size)} token`);
  const x = [whereXOf(n, speaking), whereX(size === undefined ? [] : [size], speaking)].join('');
  return `create ${made}${withWords(token.abilities, words)}${enteringWords(entering, speaking)}${x}`;
}

export function copyWords(
  { of, n = 1, abilities = [], entering }: Copy,
  words: Words,
  speaking: Speaking,
): string {
  const made = numbered(n, 'token copy', 'token copies');
  const more =
    abilities.length === 0 ? '' : ` that also has${withWords(abilities, words).slice(5)}`;
  return `create ${made} of ${speaking[of]}${more}${enteringWords(entering, speaking)}${whereXOf(n, speaking)}`;
}

export function enteringWords(entering: Create['entering'], speaking: Speaking): string {
  if (entering === undefined) return '';
  switch (entering.kind) {
    case 'attacking':
      return entering.tapped ? ', tapped and attacking' : ', attacking';
    case 'attackingEachOtherOpponent':
      return `, one for each other opponent, ${entering.tapped ? 'tapped and ' : ''}attacking them`;
    case 'blocking':
      return `, blocking ${speaking[entering.attacker]}`;
  }
}

const withWords = (abilities: readonly Ability[], words: Words): string =>
  abilities.length === 0
    ? ''
    : ` with ${list(
        'en',
        abilities.map((one) => grantedWords(one, words)),
      )}`;

function tokenWords(
  { power, toughness, colors: of, subtypes, types: kinds }: TokenSpec,
  counted: Amount | undefined,
): string {
  const color =
    of.length === 0
      ? 'colorless'
      : list(
          'en',
          of.map((one) => colors[one]),
        );
  const type = (kinds ?? []).map((one) => types[one]);
  const subs = subtypes.map((one) => subtypeWord(one, 'one'));
  return [counted === undefined ? `${power}/${toughness}` : 'X/X', color, ...subs, ...type].join(
    ' ',
  );
}
