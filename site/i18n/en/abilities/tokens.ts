import type { Ability } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { countedOf, sizeOf } from '../../abilities/letters.ts';
import {
  type EffectOf,
  type Entering,
  type EnteringWords,
  type Speaking,
  say,
} from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { colors, types } from '../characteristics.ts';
import { subtypeWord } from '../subtypes.ts';
import { numbered, whereX, whereXOf } from './amounts.ts';
import { subjectWords } from './references.ts';

/** What enters the battlefield: `create a 1/1 white Soldier token, tapped and attacking`. */
export const TOKEN_EFFECTS = {
  createToken: (created, { words, speaking }) => {
    const { token, n = 1, entering } = created;
    const made = numbered(n, `${tokenWords(created)} token`);
    const x = whereX(countedOf(created), speaking);
    return `create ${made}${withWords(token.abilities, words)}${createdWords(entering, speaking)}${x}`;
  },
  createCopy: ({ of, n = 1, abilities = [], entering }, { words, speaking }) => {
    const made = numbered(n, 'token copy', 'token copies');
    const more =
      abilities.length === 0 ? '' : ` that also has${withWords(abilities, words).slice(5)}`;
    return `create ${made} of ${speaking[of]}${more}${createdWords(entering, speaking)}${whereXOf(n, speaking)}`;
  },
  putOntoBattlefield: ({ subject, entering }, { speaking }) =>
    `put ${subjectWords(subject, speaking)} onto the battlefield${enteringWords(entering, speaking)}`,
  enterInItsPlace: () =>
    'put this onto the battlefield, tapped and attacking what that creature attacked',
} as const satisfies Partial<EffectWords>;

const enteringWords = (entering: Entering | undefined, speaking: Speaking): string =>
  entering === undefined ? '' : say(ENTERING, entering, speaking);

// Behind what a token has, another comma would leave open what blocks.
const createdWords = (entering: Entering | undefined, speaking: Speaking): string =>
  enteringWords(entering, speaking).replace(/^, blocking/, ' that’s blocking');

const ENTERING: EnteringWords<[Speaking]> = {
  attacking: ({ tapped }) => (tapped ? ', tapped and attacking' : ', attacking'),
  attackingEachOtherOpponent: ({ tapped }) =>
    `, one for each other opponent, ${tapped ? 'tapped and ' : ''}attacking them`,
  blocking: ({ attacker }, speaking) => `, blocking ${speaking[attacker]}`,
};

const withWords = (abilities: readonly Ability[], words: Voice['words']): string =>
  abilities.length === 0
    ? ''
    : ` with ${list(
        'en',
        abilities.map((one) => grantedWords(one, words)),
      )}`;

function tokenWords(created: EffectOf<'createToken'>): string {
  const { colors: of, subtypes, types: kinds } = created.token;
  const color =
    of.length === 0
      ? 'colorless'
      : list(
          'en',
          of.map((one) => colors[one]),
        );
  const type = (kinds ?? []).map((one) => types[one]);
  const subs = subtypes.map((one) => subtypeWord(one, 'one'));
  return [...sizeOf(created), color, ...subs, ...type].join(' ');
}
