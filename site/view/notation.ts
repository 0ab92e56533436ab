import type {
  AttackDeclaration,
  BlockDeclaration,
  CombatDamageAssignment,
  DamageRecipient,
  GameEvent,
  ObjectId,
} from '../engine.ts';
import { attacksByTarget, blocksByAttacker, bySource } from '../i18n/declared.ts';
import type { Naming } from '../i18n/naming.ts';
import type { Notation, NotationWords, Piece, Sign, SignWords } from '../i18n/notationWords.ts';

/** The signs of a move in words that agree with how many creatures stand before them: `A1 A2 attack Nil`. */
export function signsAloud(
  [subject]: readonly Piece[],
  words: SignWords,
): { readonly [S in Sign]: string } {
  const number = typeof subject === 'string' && subject.includes(' ') ? 1 : 0;
  return {
    attacks: words.attacksSign[number],
    blocks: words.blocksSign[number],
    dies: words.diesSign,
  };
}

const tags = (ids: readonly ObjectId[], n: Naming): string => ids.map(n.tag).join(' ');

export const attackNotation = (
  declaration: AttackDeclaration,
  n: Naming,
  words: NotationWords,
): Notation =>
  declaration.attacks.length === 0
    ? [[words.noAttack]]
    : [
        ...attacksByTarget(declaration).map(({ target, attackers }) => [
          tags(attackers, n),
          { sign: 'attacks' } as const,
          target.kind === 'player' ? target.player : n.tag(target.permanent),
        ]),
        ...(declaration.bands ?? []).map((band) => [words.asBand(tags(band, n))]),
        ...(declaration.exerted === undefined
          ? []
          : [[words.exerting(tags(declaration.exerted, n))]]),
        ...(declaration.enlisted ?? []).map(({ by, creature }) => [
          words.enlists(n.tag(by), n.tag(creature)),
        ]),
      ];

export const blockNotation = (
  declaration: BlockDeclaration,
  n: Naming,
  words: NotationWords,
): Notation =>
  declaration.blocks.length === 0
    ? [[words.noBlock]]
    : blocksByAttacker(declaration).map(({ attacker, blockers }) => [
        tags(blockers, n),
        { sign: 'blocks' },
        n.tag(attacker),
      ]);

/** Either, by what it says. */
export const declarationNotation = (
  declaration: AttackDeclaration | BlockDeclaration,
  n: Naming,
  words: NotationWords,
): Notation =>
  'blocks' in declaration
    ? blockNotation(declaration, n, words)
    : attackNotation(declaration, n, words);

const recipient = (to: DamageRecipient, n: Naming): string =>
  to.kind === 'player' ? to.player : n.tag(to.object);

/** `A1: 3 N1, 3 N2` */
export const damageNotation = (deals: readonly CombatDamageAssignment[], n: Naming): Notation =>
  bySource(deals).map(({ source, deals: own }) => [
    `${n.tag(source)}: ${own.map(({ amount, to }) => `${amount} ${recipient(to, n)}`).join(', ')}`,
  ]);

/** How the event that gives an entry its name is written; nothing where only words will do. */
export function notationOf(
  event: GameEvent,
  n: Naming,
  words: NotationWords,
  together: readonly ObjectId[],
): Notation {
  switch (event.kind) {
    case 'attack':
      return attackNotation(event.act.declaration, n, words);
    case 'block':
      return blockNotation(event.act.declaration, n, words);
    case 'divide':
      return damageNotation(event.act.assignments, n);
    case 'combatDamagePutOnStack':
      return damageNotation(event.assignments, n);
    case 'damageDealt':
      return damageNotation(event.deals, n);
    case 'order':
      return event.outcome === 'done'
        ? [[`${n.tag(event.act.of)}: ${event.act.over.map(n.tag).join(' < ')}`]]
        : [];
    case 'creatureDestroyed':
    case 'putIntoGraveyard':
      return event.instead === undefined ? [[{ sign: 'dies' }, tags(together, n)]] : [];
    case 'cast':
      if (event.outcome !== 'done') return [];
      return [
        [
          [
            n.label(event.act.card),
            ...event.act.targets.map((one) =>
              one.kind === 'player' ? one.player : n.tag(one.object),
            ),
          ].join(': '),
        ],
      ];
    case 'abilityTriggered':
    case 'triggerPutOnStack':
      return [[n.tag(event.source)]];
    default:
      return [];
  }
}
