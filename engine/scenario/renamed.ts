import type { ActKind, PaymentPlan, SaidAct } from '../log/act.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import type { AttackedChoice } from '../state/combat.ts';
import type { Announcement, TargetChoice } from '../state/stack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** An act with another name for each object that it names. */
export function renamed<K extends ActKind>(said: SaidAct<K>, rename: Rename): SaidAct<K> {
  // The entry is the one of the act's own kind.
  const as: Renamed<K> = RENAMED[said.kind as K];
  return as(said, rename);
}

type Rename = (name: ObjectId) => ObjectId;
type Renamed<K extends ActKind> = (said: SaidAct<K>, rename: Rename) => SaidAct<K>;

const RENAMED: { readonly [K in ActKind]: Renamed<K> } = {
  attack: (said, rename) => ({
    ...said,
    declaration: {
      ...said.declaration,
      attacks: said.declaration.attacks.map(({ attacker, target }) => ({
        attacker: rename(attacker),
        target: attackedAs(target, rename),
      })),
      ...besidesAttacking(said.declaration, rename),
    },
    ...paidWith(said, rename),
  }),
  block: (said, rename) => ({
    ...said,
    declaration: blocksAs(said.declaration, rename),
    ...paidWith(said, rename),
  }),
  order: (said, rename) => ({ ...said, of: rename(said.of), over: said.over.map(rename) }),
  divide: (said, rename) => ({
    ...said,
    assignments: said.assignments.map(({ source, to, amount }) => ({
      source: rename(source),
      to: to.kind === 'player' ? to : { ...to, object: rename(to.object) },
      amount,
    })),
  }),
  cast: (said, rename) => ({
    ...said,
    card: rename(said.card),
    targets: said.targets.map((one) => choiceAs(one, rename)),
    ...announcedOf(said, rename),
  }),
  activate: (said, rename) => ({
    ...said,
    source: rename(said.source),
    targets: said.targets.map((one) => choiceAs(one, rename)),
    ...announcedOf(said, rename),
  }),
  play: (said, rename) => ({ ...said, card: rename(said.card) }),
  suspend: (said, rename) => ({ ...said, card: rename(said.card) }),
  turnUp: (said, rename) => ({ ...said, permanent: rename(said.permanent) }),
  pass: (said) => said,
  // It is said beforehand, and its names mean what has them when it is asked for.
  choose: (said) => said,
  addMana: (said) => said,
};

const blocksAs = ({ blocks }: BlockDeclaration, rename: Rename): BlockDeclaration => ({
  blocks: blocks.map(({ blocker, attacker }) => ({
    blocker: rename(blocker),
    attacker: rename(attacker),
  })),
});

const besidesAttacking = (
  { bands, exerted, enlisted }: SaidAct<'attack'>['declaration'],
  rename: Rename,
): Partial<SaidAct<'attack'>['declaration']> => ({
  ...(bands === undefined ? {} : { bands: bands.map((band) => band.map(rename)) }),
  ...(exerted === undefined ? {} : { exerted: exerted.map(rename) }),
  ...(enlisted === undefined
    ? {}
    : {
        enlisted: enlisted.map(({ by, creature }) => ({
          by: rename(by),
          creature: rename(creature),
        })),
      }),
});

const paidWith = (
  { payment }: { readonly payment?: PaymentPlan },
  rename: Rename,
): { readonly payment?: PaymentPlan } =>
  payment === undefined
    ? {}
    : {
        payment: {
          ...payment,
          manaAbilities: payment.manaAbilities.map((use) => ({
            ...use,
            source: rename(use.source),
          })),
          named: payment.named.map(rename),
        },
      };

const announcedOf = (
  { announced }: { readonly announced?: Announcement },
  rename: Rename,
): { readonly announced?: Announcement } =>
  announced === undefined
    ? {}
    : {
        announced: {
          ...announced,
          ...(announced.convoke === undefined ? {} : { convoke: announced.convoke.map(rename) }),
          ...(announced.given === undefined ? {} : { given: announced.given.map(rename) }),
        },
      };

const attackedAs = (target: AttackedChoice, rename: Rename): AttackedChoice =>
  target.kind === 'player' ? target : { ...target, permanent: rename(target.permanent) };

const choiceAs = (choice: TargetChoice, rename: Rename): TargetChoice =>
  choice.kind === 'player' ? choice : { ...choice, object: rename(choice.object) };
