import type { WhyUnread } from '../foreign.ts';
import { type ForeignAttack, type ForeignBlock, isName } from '../table.ts';
import { isFull, keyIn, type LogGame, withPermanent } from './logGame.ts';
import { allNamedIn, type Named, namedIn } from './named.ts';
import { foundIn, type LogPermanent, newcomer } from './permanents.ts';
import type { LogEvent } from './readLog.ts';

/** What was declared in the last combat, and the board as it was then. */
export interface Declaring {
  readonly game: LogGame;
  readonly players: readonly string[];
  readonly active: string;
  /** Whom the attack is said to be on: a player, or the key of a permanent. */
  readonly attacked?: string;
  /** It is said to be on several, and not who attacks which. */
  readonly isSplit?: true;
  readonly attacks: readonly ForeignAttack[];
  /** Left out as long as nothing is said of blocks. */
  readonly blocks?: readonly ForeignBlock[];
}

type Step = Declaring | WhyUnread;

/** What of the combat the line tells; what it names and was not told of before lies there from now on. */
export function declaring({ kind, says }: LogEvent, so: Declaring): Step {
  const { list = '', what = '', other } = says;
  switch (kind) {
    case 'combat':
      return attackOn(other, so);
    case 'attacks':
      return attackOf(list, other, so);
    case 'attacker': {
      const attack = attackBy(namedIn(what), so);
      return typeof attack === 'string' ? attack : blockOf(says.list ?? '', what, attack);
    }
    case 'blocks':
      return blockOf(list, what, so);
    case 'unblocked':
      return blockOf('', what, so);
    default:
      return 'standing';
  }
}

const opponentsIn = ({ players, active }: Declaring): readonly string[] =>
  players.filter((player) => player !== active);

/** The player of this name; somebody who was not named yet may be called so. */
function playerCalled(name: string, so: Declaring): { readonly so: Declaring } | undefined {
  if (so.players.includes(name)) return { so };
  const free = opponentsIn(so).find((player) => /^\?+$/.test(player));
  return free === undefined
    ? undefined
    : { so: { ...so, players: so.players.map((one) => (one === free ? name : one)) } };
}

function attackOn(name: string | undefined, so: Declaring): Step {
  if (name === undefined) return so;
  const found = foundOfOthers(name, so);
  if (found !== undefined) return { ...so, attacked: found.key };
  if (name.includes(', ') && !so.players.includes(name)) return { ...so, isSplit: true };
  const called = playerCalled(name, so);
  return called === undefined ? 'missing' : { ...called.so, attacked: name };
}

/** What somebody else has that is called so, as a planeswalker that is attacked. */
function foundOfOthers(name: string, { game, active }: Declaring): LogPermanent | undefined {
  const others = game.permanents.filter(({ controller }) => controller !== active);
  const found = foundIn(others, namedIn(name));
  return found.kind === 'one' ? found.permanent : undefined;
}

function attackOf(list: string, other: string | undefined, so: Declaring): Step {
  const on = attackOn(other, so);
  if (typeof on === 'string') return on;
  // `Nil attacks` tells of a player, and of no creature.
  if (on.players.includes(list)) return on;
  let next: Declaring = on;
  for (const one of allNamedIn(list)) {
    const step = attackBy(one, next);
    if (typeof step === 'string') return step;
    next = step;
  }
  return next;
}

function attackBy(named: Named, so: Declaring): Step {
  const opponents = opponentsIn(so);
  const target = so.attacked ?? (opponents.length === 1 ? opponents[0] : undefined);
  if (so.isSplit) return 'severalMeant';
  if (target === undefined) return 'missing';
  const attacking = new Set(so.attacks.map(({ attacker }) => attacker));
  const again = so.game.permanents.filter(({ key }) => attacking.has(key));
  // Each attacker of a combat is told of again as it is blocked.
  if (named.id !== undefined && foundIn(again, named).kind === 'one') return so;
  const own = so.game.permanents.filter(
    ({ key, controller }) => controller === so.active && !attacking.has(key),
  );
  const there = present(named, own, so.active, so.game);
  return typeof there === 'string'
    ? there
    : {
        ...so,
        game: there.game,
        attacks: [...so.attacks, { attacker: there.permanent.key, target }],
      };
}

interface Present {
  readonly game: LogGame;
  readonly permanent: LogPermanent;
}

/** The permanent that is named so; one that was not told of lies there. */
function present(
  named: Named,
  among: readonly LogPermanent[],
  controller: string,
  game: LogGame,
): Present | WhyUnread {
  const found = foundIn(among, named);
  if (found.kind === 'one') return { game, permanent: found.permanent };
  if (found.why !== 'missing') return found.why;
  if (!isName(named.name)) return 'notUnderstood';
  if (isFull(game)) return 'tooLong';
  const permanent = newcomer(named, { key: keyIn(game), controller });
  return { game: withPermanent(game, permanent), permanent };
}

function blockOf(list: string, what: string, so: Declaring): Step {
  const attack = attackerCalled(namedIn(what), so);
  if (typeof attack === 'string') return attack;
  let next: Declaring = { ...attack.so, blocks: attack.so.blocks ?? [] };
  for (const one of list === '' ? [] : allNamedIn(list)) {
    const step = blockBy(one, attack.attacker, next);
    if (typeof step === 'string') return step;
    next = step;
  }
  return next;
}

interface Attacker {
  readonly so: Declaring;
  readonly attacker: string;
}

/** The attacker that is named so; where no attack was told of, one that attacks. */
function attackerCalled(named: Named, so: Declaring): Attacker | WhyUnread {
  const attacking = new Set(so.attacks.map(({ attacker }) => attacker));
  const attackers = so.game.permanents.filter(({ key }) => attacking.has(key));
  const found = foundIn(attackers, named);
  const isOne = attackers.filter((one) => foundIn([one], named).kind === 'one').length === 1;
  // Which of two that are alike is blocked makes a difference.
  if (found.kind === 'one') return isOne ? { so, attacker: found.permanent.key } : 'severalMeant';
  if (found.why !== 'missing') return found.why;
  const step = attackBy(named, so);
  if (typeof step === 'string') return step;
  const attacker = step.attacks.at(-1)?.attacker;
  return attacker === undefined ? 'missing' : { so: step, attacker };
}

function blockBy(named: Named, attacker: string, so: Declaring): Step {
  const blocks = so.blocks ?? [];
  const opponents = opponentsIn(so);
  const attack = so.attacks.find((one) => one.attacker === attacker);
  const defender =
    opponents.find((player) => player === attack?.target) ??
    so.game.permanents.find(({ key }) => key === attack?.target)?.controller ??
    opponents[0];
  const blocking = new Set(blocks.map(({ blocker }) => blocker));
  const free = so.game.permanents.filter(
    ({ key, controller }) => controller === defender && !blocking.has(key),
  );
  if (defender === undefined) return 'missing';
  const there = present(named, free, defender, so.game);
  return typeof there === 'string'
    ? there
    : {
        ...so,
        game: there.game,
        blocks: [...blocks, { blocker: there.permanent.key, attacker }],
      };
}
