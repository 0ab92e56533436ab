import type { Ability, Effect, TokenSpec } from '../../engine.ts';
import { list, uncapital } from '../grammar.ts';
import { whereX } from './amounts.ts';
import { subtypeWord, withArticle } from './filters.ts';
import { colors, types } from './keywords.ts';
import type { Speaking } from './references.ts';

type Create = Extract<Effect, { readonly kind: 'createToken' }>;
type Copy = Extract<Effect, { readonly kind: 'createCopy' }>;

/** `create a 1/1 white Soldier token, tapped and attacking` */
export function createWords(
  { token, n = 1, entering }: Create,
  words: (ability: Ability) => string,
  speaking: Speaking,
): string {
  const what = tokenWords(token);
  const made =
    n === 1 ? withArticle(`${what} token`) : `${typeof n === 'number' ? n : 'X'} ${what} tokens`;
  const abilities = token.abilities.map((one) => quoted(one, words));
  const more = abilities.length === 0 ? '' : ` with ${list('en', abilities)}`;
  return `create ${made}${more}${enteringWords(entering, speaking)}${whereX([n], speaking)}`;
}

export const copyWords = ({ of, entering }: Copy, speaking: Speaking): string =>
  `create a token copy of ${speaking[of]}${enteringWords(entering, speaking)}`;

function tokenWords({ power, toughness, colors: of, subtypes, types: kinds }: TokenSpec): string {
  const color =
    of.length === 0
      ? 'colorless'
      : list(
          'en',
          of.map((one) => colors[one]),
        );
  const type = (kinds ?? []).map((one) => types[one]);
  const subs = subtypes.map((one) => subtypeWord(one, 'one'));
  return [`${power}/${toughness}`, color, ...subs, ...type].join(' ');
}

const quoted = (ability: Ability, words: (ability: Ability) => string): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;

function enteringWords(entering: Create['entering'], speaking: Speaking): string {
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
