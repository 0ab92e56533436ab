import { newcomer } from '../scenario/newcomer.ts';
import { playerId } from '../vocabulary/ids.ts';
import type { Random } from '../vocabulary/random.ts';
import { chosenPieces } from './choose.ts';
import type { Draft } from './draft.ts';
import type { Pieces } from './pieces.ts';
import { isCreature, placed, someOf } from './placing.ts';
import type { Steering } from './steering.ts';
import { hasWordOf } from './words.ts';

/** A board at random; what is wanted on it comes more often than by chance, and not always. */
export type Deal = (random: Random, pieces: Pieces, steering: Steering) => Draft;

/** Named, as the other, after the custom of examiners: A is active. */
export const ACTIVE_PLAYER = playerId('Ada');
const ADA = ACTIVE_PLAYER;
const NIL = playerId('Nil');
const PLAYERS = [ADA, NIL].map(newcomer);

export const DEALS: { readonly [A in Draft['at']]: Deal } = {
  block: (random, { block: { active, other } }, wanted) => {
    const attackers = random.between(1, 3);
    const blockers = random.between(2, attackers === 3 ? 3 : 4);
    const all = placed(random, [
      { controller: ADA, pieces: chosenPieces(random, active, attackers, wanted.active) },
      { controller: NIL, pieces: chosenPieces(random, other, blockers, wanted.other) },
    ]);
    const tapped = someOf(random, all, 0.12, { of: NIL, change: { tapped: true } });
    const isNew = wanted.isNew ? 0.4 : 0.15;
    const permanents = someOf(random, tapped, isNew, { of: NIL, change: { sick: true } });
    return {
      setup: { players: PLAYERS, permanents },
      attacks: attacksOf(permanents),
      blocks: [],
      at: 'block',
    };
  },
  attack: (random, { attack: { active, other } }, wanted) => {
    const all = placed(random, [
      {
        controller: ADA,
        pieces: chosenPieces(random, active, random.between(2, 4), wanted.active),
      },
      { controller: NIL, pieces: chosenPieces(random, other, random.between(1, 2), wanted.other) },
    ]);
    const goading = wanted.isGoaded ? 0.5 : 0.12;
    const goaded = someOf(random, all, goading, { of: ADA, change: { goadedBy: NIL } });
    const tapped = someOf(random, goaded, 0.08, { of: ADA, change: { tapped: true } });
    const dealt = someOf(random, tapped, 0.15, { of: ADA, change: { sick: true } });
    // What has haste shows it where it is new.
    const permanents = dealt.map((one) =>
      hasWordOf(one, ['haste']) && random.chance(0.7) ? { ...one, sick: true } : one,
    );
    return { setup: { players: PLAYERS, permanents }, attacks: [], blocks: [], at: 'attack' };
  },
  divide: (random, { divide: { active, other } }, wanted) => {
    const attackers = wanted.isOfSeveral ? 2 : random.between(1, 2);
    const blockers = random.between(1, 3);
    const all = placed(random, [
      { controller: ADA, pieces: chosenPieces(random, active, attackers, wanted.active) },
      { controller: NIL, pieces: chosenPieces(random, other, blockers, wanted.other) },
    ]);
    const permanents = all.map((one) => {
      const { toughness = 0 } = one.characteristics;
      const isHurt = one.controller === NIL && toughness > 1 && random.chance(0.35);
      return isHurt ? { ...one, damage: random.between(1, Math.min(3, toughness - 1)) } : one;
    });
    return {
      setup: { players: PLAYERS, permanents },
      attacks: attacksOf(permanents),
      blocks: blocksAmong(random, permanents),
      at: 'divide',
    };
  },
};

type Permanents = Draft['setup']['permanents'];

const attacksOf = (permanents: Permanents): Draft['attacks'] =>
  permanents.filter(({ controller }) => controller === ADA).map(({ id }) => ({ attacker: id }));

/** Each blocks one attacker, the first more often than others; one that may block more blocks all. */
function blocksAmong(random: Random, permanents: Permanents): Draft['blocks'] {
  const attackers = permanents.filter(({ controller }) => controller === ADA).map(({ id }) => id);
  return permanents
    .filter((one) => one.controller === NIL && isCreature(one))
    .flatMap(({ id, characteristics: { abilities } }) => {
      const several = abilities.some(
        (one) => one.kind === 'permission' && one.permission === 'blockAdditional',
      );
      const blocked = several
        ? attackers
        : [random.chance(0.75) ? attackers.slice(0, 1) : [random.pick(attackers)]].flat();
      return blocked.map((attacker) => ({ blocker: id, attacker }));
    });
}
