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
import { DAMAGE } from './abilities/amounts.ts';
import { after, count } from './agreement.ts';
import { agreeing, does, verb } from './namedVerbs.ts';

/** `attacca Nil con il Bruto; attacca Olga con la Guardia`: a player behind a semicolon would be who attacks. */
export const attack = (
  said: 'attacca' | 'ad attaccare',
  declaration: AttackDeclaration,
  n: Naming,
): string | undefined =>
  declaration.attacks.length === 0
    ? undefined
    : attacksByTarget(declaration)
        .map(({ target, attackers }) => `${said} ${n.target(target)} con ${n.objects(attackers)}`)
        .join('; ');

/** `Bruto Boggart con Guardia e Orso`; undefined where nobody blocks. */
export const block = (declaration: BlockDeclaration, n: Naming): string | undefined =>
  declaration.blocks.length === 0
    ? undefined
    : blocksByAttacker(declaration)
        .map(({ attacker, blockers }) => `${n.object(attacker)} con ${n.objects(blockers)}`)
        .join('; ');

// The first amount says what is counted: `3 danni a Orso e 1 ad Ada`.
const amounts = (
  deals: readonly (CombatDamageAssignment | DamageDealt)[],
  n: Naming,
  more: (index: number) => string = () => '',
): string =>
  n.list(
    deals.map(
      ({ amount, to }, index) =>
        `${index === 0 ? count(amount, ...DAMAGE) : amount} ${after('a', n.recipient(to))}${more(index)}`,
    ),
  );

export const assigned = (assignments: readonly CombatDamageAssignment[], n: Naming): string =>
  bySource(assignments)
    .map(({ source, deals }) => `${does(source, n, 'assegna')} ${amounts(deals, n)}`)
    .join('; ');

const RESULT: { readonly [R in DamageDealt['result']]: (amount: number) => string } = {
  marked: () => '',
  lifeLost: () => '',
  minusCounters: () => ' sotto forma di segnalini -1/-1',
  poison: () => ' sotto forma di segnalini veleno',
  loyalty: (amount) => ` (${count(amount, 'segnalino', 'segnalini')} fedeltà in meno)`,
  defense: (amount) => ` (${count(amount, 'segnalino', 'segnalini')} difesa in meno)`,
};

const toxicWords = (n: number): string =>
  n === 0 ? '' : ` (più ${count(n, 'segnalino', 'segnalini')} veleno da tossico)`;

export const dealt = (deals: readonly DamageDealt[], n: Naming): string =>
  bySource(deals)
    .map(({ source, deals: own }) => {
      const more = own.map(
        ({ amount, result, toxic = 0 }) => `${RESULT[result](amount)}${toxicWords(toxic)}`,
      );
      return `${does(source, n, 'infligge')} ${amounts(own, n, (index) => more[index] ?? '')}`;
    })
    .join('; ');

export const nowBlocked = (
  blocked: readonly ObjectId[],
  unblocked: readonly ObjectId[],
  n: Naming,
): readonly string[] => [
  ...(blocked.length > 0 ? [isSaid(blocked, n, 'è', 'bloccato')] : []),
  ...(unblocked.length > 0 ? [isSaid(unblocked, n, 'non è', 'bloccato')] : []),
];

const isSaid = (ids: readonly ObjectId[], n: Naming, is: string, adjective: string): string =>
  `${n.objects(ids)} ${verb(ids, n, is)} ${agreeing(ids, n, adjective)}.`;

export const targeting = (targets: readonly TargetChoice[], n: Naming): string =>
  targets.length === 0 ? '' : ` bersagliando ${n.list(targets.map(n.target))}`;

export const triesSomething = (player: PlayerId): string =>
  `${player} prova a fare ciò che le regole non permettono.`;
