import type { PaymentPlan } from '../log/act.ts';
import type { CardSetup, PlayerSetup, Setup } from '../scenario/scenario.ts';
import type { AttackedChoice } from '../state/combat.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Board, BoardAct } from './board.ts';
import { idsFor } from './ids.ts';
import { ZONES } from './readSide.ts';

/**
 * The same board with the ids that its line gives: each from what it is, in the order of the players and then of the
 * permanents. Whoever puts something on a board, or takes something off it, calls this afterwards; what an act named
 * that is gone is gone from the act.
 */
export function withIds(board: Board): Board {
  const setup = inTurnOrder(board.setup);
  const cards = setup.players.flatMap((player) =>
    ZONES.flatMap((zone): readonly CardSetup[] => player[zone]),
  );
  const things = [...setup.permanents, ...cards];
  const ids = idsFor(things.map(({ characteristics }) => characteristics));
  const byOld = new Map(things.map(({ id }, index) => [id, ids[index] ?? id]));
  const id: Renaming = (old) => byOld.get(old);
  return {
    ...board,
    setup: renamedSetup(setup, id),
    acts: board.acts.flatMap((act) => renamedAct(act, id)),
  };
}

type Renaming = (old: ObjectId) => ObjectId | undefined;

const inTurnOrder = ({ players, permanents }: Setup): Setup => ({
  players,
  permanents: players.flatMap(({ id }) => permanents.filter((one) => one.controller === id)),
});

const renamedSetup = ({ players, permanents }: Setup, id: Renaming): Setup => ({
  players: players.map((player) => renamedPlayer(player, id)),
  permanents: permanents.map(({ pairedWith, ...one }) => {
    const partner = pairedWith && id(pairedWith);
    return {
      ...one,
      id: id(one.id) ?? one.id,
      attachedTo: one.attachedTo && id(one.attachedTo),
      ...(partner === undefined ? {} : { pairedWith: partner }),
    };
  }),
});

function renamedPlayer(player: PlayerSetup, id: Renaming): PlayerSetup {
  const of = <T extends CardSetup>(cards: readonly T[]): readonly T[] =>
    cards.map((card) => ({ ...card, id: id(card.id) ?? card.id }));
  return {
    ...player,
    hand: of(player.hand),
    graveyard: of(player.graveyard),
    exile: of(player.exile),
  };
}

function renamedAct(act: BoardAct, id: Renaming): readonly BoardAct[] {
  const all = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    ids.flatMap((one) => id(one) ?? []);
  switch (act.kind) {
    case 'attack': {
      const { attacks, bands, exerted, enlisted } = act.declaration;
      return [
        {
          ...act,
          ...paidBy(act.payment, id),
          declaration: {
            attacks: attacks.flatMap(({ attacker, target }) => {
              const [who, what] = [id(attacker), renamedTarget(target, id)];
              return who === undefined || what === undefined
                ? []
                : [{ attacker: who, target: what }];
            }),
            ...(bands === undefined
              ? {}
              : { bands: bands.map(all).filter(({ length }) => length > 1) }),
            ...(exerted === undefined ? {} : { exerted: all(exerted) }),
            ...(enlisted === undefined
              ? {}
              : {
                  enlisted: enlisted.flatMap((one) => {
                    const [by, creature] = [id(one.by), id(one.creature)];
                    return by === undefined || creature === undefined ? [] : [{ by, creature }];
                  }),
                }),
          },
        },
      ];
    }
    case 'block':
      return [
        {
          ...act,
          ...paidBy(act.payment, id),
          declaration: {
            blocks: act.declaration.blocks.flatMap((one) => {
              const [blocker, attacker] = [id(one.blocker), id(one.attacker)];
              return blocker === undefined || attacker === undefined ? [] : [{ blocker, attacker }];
            }),
          },
        },
      ];
    case 'order': {
      const of = id(act.of);
      return of === undefined ? [] : [{ ...act, of, over: all(act.over) }];
    }
    case 'divide':
      return [
        {
          ...act,
          assignments: act.assignments.flatMap(({ source, to, amount }) => {
            const [who, whom] = [id(source), renamedRecipient(to, id)];
            return who === undefined || whom === undefined
              ? []
              : [{ source: who, to: whom, amount }];
          }),
        },
      ];
  }
}

function paidBy(plan: PaymentPlan | undefined, id: Renaming): { readonly payment?: PaymentPlan } {
  if (plan === undefined) return {};
  return {
    payment: {
      ...plan,
      named: plan.named.flatMap((one) => id(one) ?? []),
      manaAbilities: plan.manaAbilities.flatMap(({ source, ability }) => {
        const now = id(source);
        return now === undefined ? [] : [{ source: now, ability }];
      }),
    },
  };
}

function renamedTarget(target: AttackedChoice, id: Renaming): AttackedChoice | undefined {
  if (target.kind === 'player') return target;
  const permanent = id(target.permanent);
  return permanent && { kind: 'permanent', permanent };
}

function renamedRecipient(to: DamageRecipient, id: Renaming): DamageRecipient | undefined {
  if (to.kind === 'player') return to;
  const object = id(to.object);
  return object && { kind: 'object', object };
}
