import { type EffectPlans, onWhom, to, whereX, yes } from './effectPlan.ts';

type OnPlayers =
  | 'addMana'
  | 'becomeMonarch'
  | 'discard'
  | 'draw'
  | 'exileLibrary'
  | 'gainLife'
  | 'givePoison'
  | 'loseLife'
  | 'mill'
  | 'sacrificeChosen'
  | 'setLife';

/** What players do. */
export const PLAYER_PLANS: EffectPlans<OnPlayers> = {
  addMana: ({ mana, kept }, { phrases }) => ({
    mana: phrases.mana(mana),
    kept: kept === undefined ? undefined : phrases.lasting(kept),
  }),
  becomeMonarch: ({ subject }, l, voice) => onWhom(subject, l, voice),
  discard: ({ n, subject, atRandom }, l, voice) => ({
    ...onWhom(subject, l, voice),
    cards: l.phrases.many(n, 'card'),
    x: whereX(n, l, voice),
    atRandom: yes(atRandom),
  }),
  draw: ({ n, subject = to('you') }, l, voice) => ({
    ...onWhom(subject, l, voice),
    cards: l.phrases.many(n, 'card'),
    x: whereX(n, l, voice),
  }),
  exileLibrary: () => ({}),
  gainLife: ({ n, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    life: l.phrases.much(n, 'life', voice, subject),
  }),
  givePoison: ({ n, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    poison: l.phrases.many(n, 'poison'),
    x: whereX(n, l, voice),
  }),
  loseLife: ({ n, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    life: l.phrases.much(n, 'life', voice, subject),
  }),
  mill: ({ n, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    cards: l.phrases.many(n, 'card'),
    x: whereX(n, l, voice),
  }),
  sacrificeChosen: ({ n, filter, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    some: l.phrases.some(n, filter),
    x: whereX(n, l, voice),
  }),
  setLife: ({ n, subject }, l, voice) => ({
    ...onWhom(subject, l, voice),
    n: l.phrases.amount(n, voice),
  }),
};
