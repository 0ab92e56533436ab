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
import { counted, DAMAGE, POISON } from './abilities/amounts.ts';
import { to } from './agreement.ts';
import { agreeing, does, verb } from './namedVerbs.ts';

/** `ataca a Nil con Bruto boggart`; of nobody, `no ataca`. The verb is `ataca` or `atacar`. */
export const attack = (
  said: 'ataca' | 'atacar',
  declaration: AttackDeclaration,
  n: Naming,
): string =>
  declaration.attacks.length === 0
    ? `no ${said}`
    : `${said} ${attacksByTarget(declaration)
        .map(
          ({ target, attackers }, at) =>
            `${to(n.target(target))}${elided(at)} con ${n.objects(attackers)}`,
        )
        .join('; ')}`;

export const block = (
  said: 'bloquea' | 'bloquear',
  declaration: BlockDeclaration,
  n: Naming,
): string =>
  declaration.blocks.length === 0
    ? `no ${said}`
    : `${said} ${blocksByAttacker(declaration)
        .map(
          ({ attacker, blockers }, at) =>
            `${to(n.object(attacker))}${elided(at)} con ${n.objects(blockers)}`,
        )
        .join('; ')}`;

/** From the second on, a comma stands for the verb. */
const elided = (at: number): string => (at === 0 ? '' : ',');

export const assigned = (assignments: readonly CombatDamageAssignment[], n: Naming): string =>
  bySource(assignments)
    .map(({ source, deals }) => {
      const parts = deals.map(({ amount, to: whom }) => `${amount} ${to(n.recipient(whom))}`);
      return `${does(source, n, 'asigna')} ${n.list(parts)}`;
    })
    .join('; ');

const RESULT: { readonly [R in DamageDealt['result']]: string } = {
  marked: '',
  lifeLost: '',
  minusCounters: ' en forma de contadores -1/-1',
  poison: ' en forma de contadores de veneno',
  loyalty: ' (pierde lealtad)',
  defense: ' (pierde defensa)',
};

const toxicWords = (n: number): string => (n === 0 ? '' : ` más ${counted(n, POISON)} por tóxico`);

/** `Oso hace 2 puntos de daño a Nil`; of several recipients the unit stands with the first. */
export const dealt = (deals: readonly DamageDealt[], n: Naming): string =>
  bySource(deals)
    .map(({ source, deals: own }) => {
      const parts = own.map(({ amount, to: whom, result, toxic = 0 }, index) => {
        const much = index === 0 ? counted(amount, DAMAGE) : `${amount}`;
        return `${much} ${to(n.recipient(whom))}${RESULT[result]}${toxicWords(toxic)}`;
      });
      return `${does(source, n, 'hace')} ${n.list(parts)}`;
    })
    .join('; ');

export const nowBlocked = (
  blocked: readonly ObjectId[],
  unblocked: readonly ObjectId[],
  n: Naming,
): readonly string[] => [
  ...(blocked.length > 0 ? [isSaid(blocked, n, 'queda')] : []),
  ...(unblocked.length > 0 ? [isSaid(unblocked, n, 'no está')] : []),
];

const isSaid = (ids: readonly ObjectId[], n: Naming, is: string): string =>
  `${n.objects(ids)} ${verb(ids, n, is)} ${agreeing(ids, n, 'bloqueado')}.`;

export const targeting = (targets: readonly TargetChoice[], n: Naming): string =>
  targets.length === 0
    ? ''
    : ` con ${n.list(targets.map(n.target))} como ${targets.length === 1 ? 'objetivo' : 'objetivos'}`;

export const triesSomething = (player: PlayerId): string =>
  `${player} intenta algo que las reglas no permiten.`;
