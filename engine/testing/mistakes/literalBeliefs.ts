import type { MistakeName } from '../../mistakes/index.ts';
import type { GameState } from '../../state/gameState.ts';
import type { Random } from '../../vocabulary/random.ts';
import { requires, restricts } from '../boards/abilities.ts';
import { board } from '../boards/board.ts';

/** A declaration of blockers in which what is believed can be read off every creature: Ada attacks Nil with all. */
export interface PlainCombat {
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
}

interface Attacker {
  readonly name: string;
  readonly flies: boolean;
  readonly menace: boolean;
  readonly asks: 'lure' | 'oneBlocker' | 'nothing';
}

interface Blocker {
  readonly name: string;
  readonly reaches: boolean;
  readonly must: boolean;
  readonly notAlone: boolean;
}

export const randomBlocks = (random: Random): PlainCombat => ({
  attackers: Array.from({ length: random.between(1, 3) }, (_, at) => ({
    name: `a${at + 1}`,
    flies: random.chance(0.2),
    menace: random.chance(0.4),
    asks: random.pick(['lure', 'oneBlocker', 'nothing', 'nothing'] as const),
  })),
  blockers: Array.from({ length: random.between(1, 4) }, (_, at) => ({
    name: `b${at + 1}`,
    reaches: random.chance(0.3),
    must: random.chance(0.4),
    notAlone: random.chance(0.3),
  })),
});

export const boardOf = ({ attackers, blockers }: PlainCombat): GameState =>
  board({
    step: 'declareBlockers',
    permanents: {
      ada: Object.fromEntries(
        attackers.map(({ name, flies, menace, asks }) => [
          name,
          {
            is: ['2/2', flies && 'flying', menace && 'menace'].filter((one) => one).join(' '),
            abilities: [
              ...(asks === 'lure' ? [requires('mustBeBlockedByAll')] : []),
              ...(asks === 'oneBlocker' ? [requires('mustBeBlocked')] : []),
            ],
          },
        ]),
      ),
      nil: Object.fromEntries(
        blockers.map(({ name, reaches, must, notAlone }) => [
          name,
          {
            is: reaches ? '2/2 reach' : '2/2',
            abilities: [
              ...(must ? [requires('blocksIfAble')] : []),
              ...(notAlone ? [restricts('cannotBlockAlone')] : []),
            ],
          },
        ]),
      ),
    },
    attacks: Object.fromEntries(attackers.map(({ name }) => [name, 'nil'])),
  });

/** Of each blocker in turn, the attacker that it blocks. */
type Blocks = readonly (Attacker | undefined)[];

/** Every block that is legal in the eyes of who makes the mistake, as `b1>a2, b2>a1`. */
export function legalInTheEyesOf(
  mistake: Believed | undefined,
  combat: PlainCombat,
): readonly string[] {
  const all = everyBlocks(combat);
  const allowed = all.filter((blocks) => !isBroken(combat, blocks, mistake));
  const count = (blocks: Blocks) => obeyedIn(combat, blocks, mistake);
  const enough = (blocks: Blocks, others: readonly Blocks[]) =>
    others.every((other) => count(other) <= count(blocks));
  const legal = allowed.filter((blocks) => {
    switch (mistake) {
      case 'noDrafting':
        return enough(
          blocks,
          allowed.filter((other) => blockersIn(combat, other).every((one) => isAsked(combat, one))),
        );
      case 'oneByOne':
        return enough(
          blocks,
          allowed.filter((other) => other.filter((one, at) => one !== blocks[at]).length === 1),
        );
      default:
        return enough(blocks, allowed);
    }
  });
  return legal.map((blocks) => inWords(combat, blocks)).toSorted();
}

export const BELIEVED = [
  'mustBeatsCant',
  'noDrafting',
  'oneByOne',
  'mustBeBlockedIsLure',
  'lureNeedsOne',
] as const satisfies readonly MistakeName[];
export type Believed = (typeof BELIEVED)[number];

const everyBlocks = ({ attackers, blockers }: PlainCombat): readonly Blocks[] =>
  blockers.reduce<readonly Blocks[]>(
    (all) => all.flatMap((blocks) => [undefined, ...attackers].map((one) => [...blocks, one])),
    [[]],
  );

const blockersIn = ({ blockers }: PlainCombat, blocks: Blocks): readonly Blocker[] =>
  blockers.filter((_, at) => blocks[at] !== undefined);

const on = ({ blockers }: PlainCombat, blocks: Blocks, attacker: Attacker): readonly Blocker[] =>
  blockers.filter((_, at) => blocks[at] === attacker);

const canReach = (blocker: Blocker, attacker: Attacker): boolean =>
  blocker.reaches || !attacker.flies;

/** Something asks it, or asks for it among others, to block what it could. */
const isAsked = ({ attackers }: PlainCombat, blocker: Blocker): boolean =>
  attackers.some(
    (attacker) => canReach(blocker, attacker) && (blocker.must || attacker.asks !== 'nothing'),
  );

function isBroken(combat: PlainCombat, blocks: Blocks, mistake: Believed | undefined): boolean {
  const mayAlone = (blocker: Blocker) => mistake === 'mustBeatsCant' && isAsked(combat, blocker);
  const blocking = blockersIn(combat, blocks);
  return (
    (blocking.length === 1 && blocking.some((one) => one.notAlone && !mayAlone(one))) ||
    combat.attackers.some((attacker) => {
      const own = on(combat, blocks, attacker);
      return (
        own.some((one) => !canReach(one, attacker)) ||
        (attacker.menace && own.length === 1 && !own.some(mayAlone))
      );
    })
  );
}

function obeyedIn(combat: PlainCombat, blocks: Blocks, mistake: Believed | undefined): number {
  const { attackers } = combat;
  const musts = blockersIn(combat, blocks).filter(({ must }) => must).length;
  return attackers.reduce((sum, attacker) => {
    const number = on(combat, blocks, attacker).length;
    const isForEach =
      (attacker.asks === 'lure' && mistake !== 'lureNeedsOne') ||
      (attacker.asks === 'oneBlocker' && mistake === 'mustBeBlockedIsLure');
    if (attacker.asks === 'nothing') return sum;
    return sum + (isForEach ? number : Math.min(number, 1));
  }, musts);
}

const inWords = ({ blockers }: PlainCombat, blocks: Blocks): string =>
  blockers
    .flatMap(({ name }, at) => {
      const attacker = blocks[at];
      return attacker === undefined ? [] : [`${name}>${attacker.name}`];
    })
    .join(', ');
