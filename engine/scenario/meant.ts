import type { ActKind, PaymentPlan, SaidAct } from '../log/act.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import { newestAttacked, newestChoices, newestOf } from '../state/newest.ts';
import type { Announcement } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 400.7: an act said in a file's names, about the newest objects that have these names where it is made. */
export function meant<K extends ActKind>(game: GameState, said: SaidAct<K>): SaidAct<K> {
  // The entry is the one of the act's own kind.
  const mean: Mean<K> = MEANT[said.kind as K];
  return mean(said, (name) => newestOf(game, name), game);
}

type Newest = (name: ObjectId) => ObjectId;
type Mean<K extends ActKind> = (said: SaidAct<K>, newest: Newest, game: GameState) => SaidAct<K>;

const MEANT: { readonly [K in ActKind]: Mean<K> } = {
  attack: (said, newest, game) => ({
    ...said,
    declaration: {
      ...said.declaration,
      attacks: said.declaration.attacks.map(({ attacker, target }) => ({
        attacker: newest(attacker),
        target: newestAttacked(game, target),
      })),
      ...besidesAttacking(said.declaration, newest),
    },
    ...paidWith(said, newest),
  }),
  block: (said, newest) => ({
    ...said,
    declaration: newestBlocks(said.declaration, newest),
    ...paidWith(said, newest),
  }),
  order: (said, newest) => ({ ...said, of: newest(said.of), over: said.over.map(newest) }),
  divide: (said, newest) => ({
    ...said,
    assignments: said.assignments.map(({ source, to, amount }) => ({
      source: newest(source),
      to: to.kind === 'player' ? to : { ...to, object: newest(to.object) },
      amount,
    })),
  }),
  cast: (said, newest, game) => ({
    ...said,
    card: newest(said.card),
    targets: newestChoices(game, said.targets),
    ...announcedOf(said, newest),
  }),
  activate: (said, newest, game) => ({
    ...said,
    source: newest(said.source),
    targets: newestChoices(game, said.targets),
    ...announcedOf(said, newest),
  }),
  play: (said, newest) => ({ ...said, card: newest(said.card) }),
  suspend: (said, newest) => ({ ...said, card: newest(said.card) }),
  turnUp: (said, newest) => ({ ...said, permanent: newest(said.permanent) }),
  pass: (said) => said,
  // It is said beforehand, and its names mean what has them when it is asked for.
  choose: (said) => said,
  addMana: (said) => said,
};

const newestBlocks = ({ blocks }: BlockDeclaration, newest: Newest): BlockDeclaration => ({
  blocks: blocks.map(({ blocker, attacker }) => ({
    blocker: newest(blocker),
    attacker: newest(attacker),
  })),
});

const besidesAttacking = (
  { bands, exerted, enlisted }: SaidAct<'attack'>['declaration'],
  newest: Newest,
): Partial<SaidAct<'attack'>['declaration']> => ({
  ...(bands === undefined ? {} : { bands: bands.map((band) => band.map(newest)) }),
  ...(exerted === undefined ? {} : { exerted: exerted.map(newest) }),
  ...(enlisted === undefined
    ? {}
    : {
        enlisted: enlisted.map(({ by, creature }) => ({
          by: newest(by),
          creature: newest(creature),
        })),
      }),
});

const paidWith = (
  { payment }: { readonly payment?: PaymentPlan },
  newest: Newest,
): { readonly payment?: PaymentPlan } =>
  payment === undefined
    ? {}
    : {
        payment: {
          ...payment,
          manaAbilities: payment.manaAbilities.map((use) => ({
            ...use,
            source: newest(use.source),
          })),
          named: payment.named.map(newest),
        },
      };

const announcedOf = (
  { announced }: { readonly announced?: Announcement },
  newest: Newest,
): { readonly announced?: Announcement } =>
  announced === undefined
    ? {}
    : {
        announced: {
          ...announced,
          ...(announced.convoke === undefined ? {} : { convoke: announced.convoke.map(newest) }),
          ...(announced.given === undefined ? {} : { given: announced.given.map(newest) }),
        },
      };
