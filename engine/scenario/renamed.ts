import type { ActKind, PaymentPlan, SaidAct } from '../log/act.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import type { Choice } from '../state/choice.ts';
import type { AttackedChoice } from '../state/combat.ts';
import type { Announcement, TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** An act with another name for each object, and for each player, that it names. */
export function renamed<K extends ActKind>(
  said: SaidAct<K>,
  object: (name: ObjectId) => ObjectId,
  player: (name: PlayerId) => PlayerId = (name) => name,
): SaidAct<K> {
  // The entry is the one of the act's own kind.
  const as: Renamed<K> = RENAMED[said.kind as K];
  const renaming = as(said, { object, player });
  return 'player' in renaming ? { ...renaming, player: player(renaming.player) } : renaming;
}

interface Rename {
  readonly object: (name: ObjectId) => ObjectId;
  readonly player: (name: PlayerId) => PlayerId;
}

type Renamed<K extends ActKind> = (said: SaidAct<K>, rename: Rename) => SaidAct<K>;

const RENAMED: { readonly [K in ActKind]: Renamed<K> } = {
  attack: (said, rename) => ({
    ...said,
    declaration: {
      ...said.declaration,
      attacks: said.declaration.attacks.map(({ attacker, target }) => ({
        attacker: rename.object(attacker),
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
  order: (said, rename) => ({
    ...said,
    of: rename.object(said.of),
    over: said.over.map(rename.object),
  }),
  divide: (said, rename) => ({
    ...said,
    assignments: said.assignments.map(({ source, to, amount }) => ({
      source: rename.object(source),
      to: choiceAs(to, rename),
      amount,
    })),
  }),
  cast: (said, rename) => ({
    ...said,
    card: rename.object(said.card),
    targets: said.targets.map((one) => choiceAs(one, rename)),
    ...announcedOf(said, rename),
  }),
  activate: (said, rename) => ({
    ...said,
    source: rename.object(said.source),
    targets: said.targets.map((one) => choiceAs(one, rename)),
    ...announcedOf(said, rename),
  }),
  play: (said, rename) => ({ ...said, card: rename.object(said.card) }),
  suspend: (said, rename) => ({ ...said, card: rename.object(said.card) }),
  turnUp: (said, rename) => ({ ...said, permanent: rename.object(said.permanent) }),
  pass: (said) => said,
  choose: (said, rename) => ({ ...said, choice: chosenAs(said.choice, rename) }),
  addMana: (said) => said,
};

const blocksAs = ({ blocks }: BlockDeclaration, rename: Rename): BlockDeclaration => ({
  blocks: blocks.map(({ blocker, attacker }) => ({
    blocker: rename.object(blocker),
    attacker: rename.object(attacker),
  })),
});

const besidesAttacking = (
  { bands, exerted, enlisted }: SaidAct<'attack'>['declaration'],
  rename: Rename,
): Partial<SaidAct<'attack'>['declaration']> => ({
  ...(bands === undefined ? {} : { bands: bands.map((band) => band.map(rename.object)) }),
  ...(exerted === undefined ? {} : { exerted: exerted.map(rename.object) }),
  ...(enlisted === undefined
    ? {}
    : {
        enlisted: enlisted.map(({ by, creature }) => ({
          by: rename.object(by),
          creature: rename.object(creature),
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
            source: rename.object(use.source),
          })),
          named: payment.named.map(rename.object),
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
          ...(announced.convoke === undefined
            ? {}
            : { convoke: announced.convoke.map(rename.object) }),
          ...(announced.given === undefined ? {} : { given: announced.given.map(rename.object) }),
        },
      };

const attackedAs = (target: AttackedChoice, rename: Rename): AttackedChoice =>
  target.kind === 'player'
    ? { ...target, player: rename.player(target.player) }
    : { ...target, permanent: rename.object(target.permanent) };

const choiceAs = (choice: TargetChoice, rename: Rename): TargetChoice =>
  choice.kind === 'player'
    ? { ...choice, player: rename.player(choice.player) }
    : { ...choice, object: rename.object(choice.object) };

function chosenAs(choice: Choice, rename: Rename): Choice {
  const { source, targets, named, sacrificed, prevented, discarded, attacking, protector } = choice;
  const things = (all: readonly TargetChoice[]) => all.map((one) => choiceAs(one, rename));
  return {
    ...choice,
    ...(source === undefined ? {} : { source: rename.object(source) }),
    ...(targets === undefined ? {} : { targets: things(targets) }),
    ...(named === undefined ? {} : { named: things(named) }),
    ...(sacrificed === undefined ? {} : { sacrificed: sacrificed.map(rename.object) }),
    ...(prevented === undefined ? {} : { prevented: prevented.map(rename.object) }),
    ...(discarded === undefined ? {} : { discarded: discarded.map(rename.object) }),
    ...(attacking === undefined ? {} : { attacking: attackedAs(attacking, rename) }),
    ...(protector === undefined ? {} : { protector: rename.player(protector) }),
  };
}
