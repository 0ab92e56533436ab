import type { ForeignKind } from '../../foreign/foreign.ts';
import { lineOfGame, type ToldCreature, type ToldGame } from './game.ts';

/** For tests: a program, written from what is known of its format and not from what reads it. */
export interface ForeignWriter {
  readonly kind: ForeignKind;
  readonly write: (game: ToldGame) => readonly string[];
  /** What a line says of the game as far as this program tells it. */
  readonly line: (game: ToldGame) => string;
  /** Lines of its own that say nothing of the board. */
  readonly asides: readonly string[];
}

const attackersIn = ({ creatures, attackers }: ToldGame): readonly ToldCreature[] =>
  attackers.flatMap((at) => creatures[0][at] ?? []);

interface Blocked {
  readonly attacker: ToldCreature;
  readonly blockers: readonly ToldCreature[];
}

const blockedIn = ({ creatures, attackers, blocks }: ToldGame): readonly Blocked[] =>
  attackers.flatMap((at) => {
    const attacker = creatures[0][at];
    const blockers = blocks.flatMap(([blocker, of]) =>
      of === at ? (creatures[1][blocker] ?? []) : [],
    );
    return attacker === undefined ? [] : [{ attacker, blockers }];
  });

/** `A`, `A and B`, `A, B, and C`. */
const listed = (names: readonly string[]): string =>
  names.length < 3
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;

const hex = ({ id }: ToldCreature): string => `[${id.toString(16).padStart(3, '0')}]`;

const xmage: ForeignWriter = {
  kind: 'xmageLog',
  asides: ['Bob draws a card', '7:25 PM: Bob shuffles their library'],
  line: (game) => lineOfGame(game, { life: false, all: true, isNew: true }),
  write: (game) => {
    const [active, other] = game.players;
    const called = (one: ToldCreature): string =>
      `<font color='#20B2AA' object_id='${one.id}'>${one.name}</font> ${hex(one)}`;
    const enters = (player: string) => (one: ToldCreature) =>
      `<font color="#CCC">7:2${one.id % 10} PM</font>: ${player} puts ${called(one)} from stack onto the Battlefield`;
    return [
      `TURN 4 for ${other} (20 - 17)`,
      ...game.creatures[1].map(enters(other)),
      `TURN 5 for ${active} (20 - 17)`,
      ...game.creatures[0].map(enters(active)),
      `${active} attacks ${other} with ${game.attackers.length} creature${game.attackers.length === 1 ? '' : 's'}`,
      ...blockedIn(game).map(({ attacker, blockers }) =>
        blockers.length === 0
          ? `Attacker: ${called(attacker)} (2/2) unblocked`
          : `Attacker: ${called(attacker)} (2/2) blocked by ${blockers.map((one) => `${called(one)} (1/1) `).join('')}`,
      ),
    ];
  },
};

const cockatrice: ForeignWriter = {
  kind: 'cockatriceLog',
  asides: ['[20:51:55] Bob draws 7 card(s).', '[20:52:30] Bob: nice one', '[20:53:00] Untap'],
  line: (game) => lineOfGame(withBlocks(game), { life: true, all: true, isNew: true }),
  write: (told) => {
    const game = withBlocks(told);
    const [active, other] = game.players;
    const said = (text: string): string => `[20:5${text.length % 10}:01] ${text}`;
    return [
      `${other} puts ${game.creatures[1][0]?.name ?? ''} into play from their hand.`,
      ...game.creatures[1]
        .slice(1)
        .map(({ name }) => `${other} puts ${name} into play from the stack.`),
      `${active} sets counter Life to ${game.life[0]} (-3).`,
      `${other} sets counter Life to ${game.life[1]} (+1).`,
      `${active}'s turn.`,
      ...game.creatures[0].map(({ name }) => `${active} puts ${name} into play from their hand.`),
      'Declare Attackers',
      ...attackersIn(game).map(({ name }) => `${active} points from their ${name} to ${other}.`),
      'Declare Blockers',
      ...blockedIn(game).flatMap(({ attacker, blockers }) =>
        blockers.map(
          ({ name }) => `${other} points from their ${name} to ${active}'s ${attacker.name}.`,
        ),
      ),
    ].map(said);
  },
};

/** It has no word for a creature that is not blocked. */
const withBlocks = (game: ToldGame): ToldGame =>
  game.blocks.length > 0 ? game : { ...game, blocks: [[0, game.attackers[0] ?? 0]] };

const magicOnline: ForeignWriter = {
  kind: 'magicOnlineLog',
  asides: ['@PBob joined the game.', '@PBob draws a card.'],
  line: (game) => lineOfGame(withBlocks(game), { life: false, all: false }),
  write: (told) => {
    const game = withBlocks(told);
    const [active, other] = game.players;
    const called = ({ name, id }: ToldCreature): string => `@[${name}@:${id * 3},${id}:@]`;
    return [
      `Turn 5: @P${active}`,
      `@P${other} is being attacked by ${listed(attackersIn(game).map(called))}`,
      ...blockedIn(game).flatMap(({ attacker, blockers }) =>
        blockers.length === 0
          ? []
          : [`${listed(blockers.map(called))} blocks ${called(attacker)}.`],
      ),
    ];
  },
};

const forgeLog: ForeignWriter = {
  kind: 'forgeLog',
  asides: ["Phase: Ai(1)-Red's Upkeep", 'Mana: Forest (3) - {T}: Add {G}.'],
  line: (game) => lineOfGame(game, { life: true, all: false }),
  write: (game) => {
    const [active, other] = game.players;
    const called = ({ name, id }: ToldCreature): string => `${name} (${id})`;
    const homogenous = (all: readonly string[]): string =>
      [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter((one) => one !== '').join(' and ');
    return [
      `Turn: Turn 9 (${active})`,
      `Life: Life: ${active} 20 > ${game.life[0]}`,
      `Life: Life: ${other} 20 > ${game.life[1]}`,
      `Combat: ${active} assigned ${homogenous(attackersIn(game).map(called))} to attack ${other}.`,
      ...blockedIn(game).map(({ attacker, blockers }, at) =>
        blockers.length === 0
          ? `Combat: ${other} didn't block ${called(attacker)}.`
          : `${at % 2 === 0 ? 'Combat: ' : ''}${other} assigned ${homogenous(blockers.map(called))} to block ${called(attacker)}.`,
      ),
    ];
  },
};

/** What the readers of its log say of it, who do not tell two of a name from each other. */
const arena: ForeignWriter = {
  kind: 'arenaLog',
  asides: ['Bob drew a card', 'Bob rolled 14'],
  line: (game) => lineOfGame(oneByOne(game), { life: true, all: false }),
  write: (told) => {
    const game = oneByOne(told);
    const [active, other] = game.players;
    return [
      `Turn 5: ${active}`,
      `${active}'s life total is down to ${game.life[0]}`,
      `${other} 's life total is up to ${game.life[1]}`,
      ...attackersIn(game).map(({ name }) => `${active} attacks ${other} with ${name}`),
      ...blockedIn(game).flatMap(({ attacker, blockers }) =>
        blockers.map(({ name }) => `${name} blocks ${attacker.name}`),
      ),
    ];
  },
};

/** English lists do not tell two names from one with an “and” in it. */
const oneByOne = (game: ToldGame): ToldGame => withBlocks(game);

export const LOG_WRITERS: readonly ForeignWriter[] = [
  xmage,
  cockatrice,
  magicOnline,
  forgeLog,
  arena,
];
