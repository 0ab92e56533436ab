import type {
  AttackDeclaration,
  BlockDeclaration,
  CombatDamageAssignment,
  DamageDealt,
  ObjectId,
  PlayerId,
  TargetChoice,
} from '../../engine.ts';
import { attacksByTarget, blocksByAttacker, bySource } from '../declared.ts';
import type { Naming } from '../naming.ts';

export const verb = (ids: readonly unknown[], one: string, many: string): string =>
  ids.length === 1 ? one : many;

export const count = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

/** `Nil with Boggart Brute` */
export const attack = (declaration: AttackDeclaration, n: Naming): string =>
  declaration.attacks.length === 0
    ? 'with no creatures'
    : together(
        attacksByTarget(declaration).map(
          ({ target, attackers }) => `${n.target(target)} with ${n.objects(attackers)}`,
        ),
      );

export const block = (declaration: BlockDeclaration, n: Naming): string =>
  declaration.blocks.length === 0
    ? 'with no creatures'
    : together(
        blocksByBlockers(declaration).map(
          ({ attackers, blockers }) => `${n.objects(attackers)} with ${n.objects(blockers)}`,
        ),
      );

/** Behind a comma alone, the next could be one more of those before it. */
const together = (parts: readonly string[]): string =>
  parts.length < 3
    ? parts.join(', and ')
    : `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1) ?? ''}`;

/** Attackers that the same creatures block, together. */
const blocksByBlockers = (
  declaration: BlockDeclaration,
): readonly { attackers: readonly ObjectId[]; blockers: readonly ObjectId[] }[] =>
  [
    ...Map.groupBy(blocksByAttacker(declaration), ({ blockers }) => blockers.join(' ')).values(),
  ].map((same) => ({
    attackers: same.map(({ attacker }) => attacker),
    blockers: same[0]?.blockers ?? [],
  }));

export const assigned = (assignments: readonly CombatDamageAssignment[], n: Naming): string =>
  bySource(assignments)
    .map(({ source, deals }) => {
      const parts = deals.map(({ amount, to }) => `${amount} to ${n.recipient(to)}`);
      return `${n.object(source)} assigns ${n.list(parts)}`;
    })
    .join('; ');

const RESULT: { readonly [R in DamageDealt['result']]: string } = {
  marked: '',
  lifeLost: '',
  minusCounters: ' as -1/-1 counters',
  poison: ' as poison counters',
  loyalty: ' as lost loyalty',
  defense: ' as lost defense',
};

const toxicWords = (n: number): string =>
  n === 0 ? '' : ` and ${count(n, 'poison counter', 'poison counters')} by toxic`;

export const dealt = (deals: readonly DamageDealt[], n: Naming): string =>
  bySource(deals)
    .map(({ source, deals: own }) => {
      const parts = own.map(
        ({ amount, to, result, toxic = 0 }) =>
          `${amount} to ${n.recipient(to)}${RESULT[result]}${toxicWords(toxic)}`,
      );
      return `${n.object(source)} deals ${n.list(parts)}`;
    })
    .join('; ');

export const nowBlocked = (
  blocked: readonly ObjectId[],
  unblocked: readonly ObjectId[],
  n: Naming,
): readonly string[] => [
  ...(blocked.length > 0
    ? [`${n.objects(blocked)} ${verb(blocked, 'is', 'are')} now blocked.`]
    : []),
  ...(unblocked.length > 0
    ? [`${n.objects(unblocked)} ${verb(unblocked, 'is', 'are')} unblocked.`]
    : []),
];

export const targeting = (targets: readonly TargetChoice[], n: Naming): string =>
  targets.length === 0 ? '' : `, targeting ${n.list(targets.map(n.target))}`;

export const triesSomething = (player: PlayerId): string =>
  `${player} tries something that the rules do not allow.`;
