import type { Amount } from '../../engine.ts';

import { type Phrase, phrase } from '../wording/grammar.ts';
import type { EffectContext } from './clauses.ts';
import {
  type EffectPlans,
  type EffectRoom,
  named,
  onWhom,
  piece,
  whereX,
  yes,
} from './effectPlan.ts';
import { countedOf, sizeOf } from './letters.ts';
import { isSelf, isYou } from './references.ts';
import type { EffectOf, Entering } from './words.ts';

type Entered = 'createCopy' | 'createToken' | 'enterInItsPlace' | 'putOntoBattlefield';

/** What enters the battlefield. */
export const TOKEN_PLANS: EffectPlans<Entered> = {
  createCopy: ({ of, n = 1, abilities = [], entering }, l, voice) => {
    const copied = named(of, l, voice);
    const entered = enteringWords(entering, { what: tokensOf(n), as: 'copy' }, l, voice);
    // How a copy attacks may stand beside the token, so that it is not said of what is copied.
    const beside = entering?.kind === 'attacking' ? entered : '';
    const copies = (what: Phrase): string => piece('copies', { what, of: copied, beside }, l);
    return {
      what: tokensOf(n),
      copies: l.phrases.tokens(n, copies(ONE), copies(MANY)),
      abilities: abilities.length === 0 ? undefined : l.phrases.abilities(abilities, voice),
      entering: entered,
      enters: entering?.kind,
      x: whereX(n, l, voice),
    };
  },
  createToken: (created, l, voice) => {
    const { token, n = 1, entering } = created;
    const { abilities } = token;
    const as = abilities.length === 0 ? 'bareToken' : 'token';
    return {
      tokens: l.phrases.tokens(n, tokenWords(created, ONE, l), tokenWords(created, MANY, l)),
      abilities: abilities.length === 0 ? undefined : l.phrases.abilities(abilities, voice),
      entering: enteringWords(entering, { what: tokensOf(n), as }, l, voice),
      x: l.phrases.whereX(countedOf(created), voice),
    };
  },
  enterInItsPlace: () => ({}),
  putOntoBattlefield: ({ subject, entering }, l, voice) => ({
    ...onWhom(subject, l, voice),
    own: yes(isSelf(subject)),
    ownHand: yes(isOfYourHand(voice)),
    enters: entering?.kind,
    entering: enteringWords(
      entering,
      { what: l.phrases.whom(subject, voice), as: 'card' },
      l,
      voice,
    ),
  }),
};

/** What was chosen last is a card in your hand. */
function isOfYourHand({ before }: EffectContext): boolean {
  const choice = before.findLast((one) => one.kind === 'choose');
  return choice?.from === 'hand' && (choice.by === undefined || isYou(choice.by));
}

const ONE = phrase('', { gender: 'f', number: 'one' });
const MANY = phrase('', { gender: 'f', number: 'many' });
const tokensOf = (n: Amount): Phrase => (n === 1 ? ONE : MANY);

const tokenWords = (created: EffectOf<'createToken'>, what: Phrase, l: EffectRoom): string =>
  piece(
    'tokens',
    {
      what,
      size: sizeOf(created)[0],
      color: l.phrases.colored(created.token.colors, what),
      subtypes: l.phrases.subtypes(created.token.subtypes),
      types: l.phrases.types(created.token.types ?? []),
    },
    l,
  );

interface Entry {
  readonly what: Phrase;
  readonly as: 'bareToken' | 'card' | 'copy' | 'token';
}

/** `, tapped and attacking` */
function enteringWords(
  entering: Entering | undefined,
  entry: Entry,
  l: EffectRoom,
  voice: EffectContext,
): string {
  if (entering === undefined) return '';
  const slots = {
    ...entry,
    tapped: yes('tapped' in entering && entering.tapped),
    attacker: 'attacker' in entering ? named(entering.attacker, l, voice) : undefined,
  };
  return piece(entering.kind, slots, l);
}
