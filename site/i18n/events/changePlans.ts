import type { ObjectId } from '../../engine.ts';
import type { Plans } from './planning.ts';

/** What becomes of objects and players, by an effect or a state-based action. */
export const changePlans: Plans<
  | 'attached'
  | 'becameMonarch'
  | 'becameUnattached'
  | 'cardsMilled'
  | 'countersCancelled'
  | 'creatureDestroyed'
  | 'enteredBattlefield'
  | 'exiled'
  | 'graveyardShuffled'
  | 'lifeGained'
  | 'lifeLost'
  | 'lifeSet'
  | 'marked'
  | 'paired'
  | 'phasedIn'
  | 'phasedOut'
  | 'playerLeft'
  | 'playerLost'
  | 'poisonGiven'
  | 'putIntoGraveyard'
  | 'putOnLibraryBottom'
  | 'regenerated'
  | 'returnedToHand'
  | 'shuffledIntoLibrary'
  | 'tappedByEffect'
  | 'tokenCeasedToExist'
  | 'turnedFaceUp'
  | 'unpaired'
  | 'untappedByEffect'
> = {
  creatureDestroyed: ({ because }, { many }, all) => ({ because, all: many(all) }),
  putIntoGraveyard: ({ because, instead }, { many, piece }, all) => ({
    because,
    all: many(all),
    goes: piece('goesToGraveyard', { instead, all: many(all) }),
    why: piece('goesBecause', { because }),
  }),
  playerLost: ({ player, because }) => ({ player, because }),
  playerLeft: ({ player, objects }, { many }) => ({
    player,
    objects: objects.length === 0 ? undefined : many(objects),
  }),
  returnedToHand: (_, { many }, all) => ({ all: many(all), several: several(all) }),
  exiled: (_, { many }, all) => ({ all: many(all) }),
  putOnLibraryBottom: (_, { many }, all) => ({ all: many(all), several: several(all) }),
  shuffledIntoLibrary: (_, { many }, all) => ({ all: many(all) }),
  becameUnattached: ({ object, from }, { one }) => ({ object: one(object), from: one(from) }),
  countersCancelled: ({ object, n }, { one }) => ({ object: one(object), n }),
  regenerated: (_, { many }, all) => ({ all: many(all) }),
  tokenCeasedToExist: (_, { many }, all) => ({ all: many(all) }),
  enteredBattlefield: (_, { many }, all) => ({ all: many(all) }),
  marked: ({ mark }, { l, many }, all) => {
    const those = many(all);
    return { all: those, mark: l.lexicon.mark(mark, those.number) };
  },
  turnedFaceUp: ({ object, player }, { one }) => ({ object: one(object), player }),
  attached: ({ object, to }, { one }) => ({ object: one(object), to: one(to) }),
  paired: ({ objects }, { many }) => ({ objects: many(objects) }),
  unpaired: ({ objects }, { many }) => ({ objects: many(objects) }),
  phasedOut: ({ objects }, { many }) => ({ objects: many(objects) }),
  phasedIn: ({ objects }, { many }) => ({ objects: many(objects) }),
  tappedByEffect: ({ objects }, { many }) => ({ objects: many(objects) }),
  untappedByEffect: ({ objects }, { many }) => ({ objects: many(objects) }),
  lifeGained: ({ player, n }) => ({ player, n }),
  lifeLost: ({ player, n }) => ({ player, n }),
  lifeSet: ({ player, n }) => ({ player, n }),
  poisonGiven: ({ player, n }) => ({ player, n }),
  graveyardShuffled: ({ player }) => ({ player }),
  cardsMilled: ({ player, n }) => ({ player, n }),
  becameMonarch: ({ player }) => ({ player }),
};

/** Of several, each may have another owner; a name may be a plural of one. */
const several = (all: readonly ObjectId[]): 'yes' | undefined =>
  all.length > 1 ? 'yes' : undefined;
