import { MOST_PLAYERS } from '../../scenario/newcomer.ts';
import { type SourceLine, type UnreadPiece, unreadIn, type WhyUnread } from '../foreign.ts';
import { type ForeignAttack, type ForeignBlock, type ForeignTable, sideWithout } from '../table.ts';
import { fieldsOf, type JsonFields, numberIn, valueIn, wordsOf } from './json.ts';
import { isAttacking, thingSaid } from './object.ts';
import type { ArenaGame } from './state.ts';

interface TableRead {
  readonly table?: ForeignTable;
  readonly unread: readonly UnreadPiece[];
}

/** The game as a table: by size and types, since the messages have numbers for names. */
export function arenaTable(game: ArenaGame, source: SourceLine): TableRead {
  const unread: UnreadPiece[] = [];
  const note = (of: JsonFields, about: string, why: WhyUnread): void => {
    unread.push(unreadIn(source, `${numberIn(of.instanceId) ?? ''} ${about}`.trim(), why));
  };
  const objects = [...game.objects.values()].filter(isPart);
  const onTable = objects.filter((one) => isIn(one, 'ZoneType_Battlefield', game));
  const seats = seatsIn(game, onTable);
  if (onTable.length === 0) return { unread };
  for (const one of objects) {
    if (onTable.includes(one) || isHidden(one)) continue;
    note(one, `${sizeAndTypes(one)} ${zoneOf(one, game)}`.trim(), 'zone');
  }
  const said = onTable.map((object) => ({ object, ...thingSaid(object) }));
  for (const { object, left } of said) for (const about of left) note(object, about, 'standing');
  const active = game.active ?? seats[0];
  const { attacks, blocks } = combatIn(onTable, { active, seats, note });
  return {
    table: {
      active: nameOf(active ?? 1),
      sides: seats.map((seat) => ({
        ...sideWithout(nameOf(seat)),
        says: lifeOf(game.players.get(seat)),
        battlefield: said
          .filter(({ object }) => controllerOf(object) === seat)
          .map(({ object, thing }) => ({
            ...thing,
            key: keyOf(object),
            withOthers: [],
          })),
      })),
      attacks,
      ...(blocks.length === 0 ? {} : { blocks }),
    },
    unread,
  };
}

/** Cards and tokens; abilities on the stack and what only reminds of something are no parts of a board. */
const isPart = ({ type }: JsonFields): boolean =>
  type === undefined || type === 'GameObjectType_Card' || type === 'GameObjectType_Token';

const isHidden = ({ cardTypes }: JsonFields): boolean => wordsOf(cardTypes).length === 0;

const keyOf = ({ instanceId }: JsonFields): string => `#${numberIn(instanceId) ?? ''}`;

/** Of no letters, so that a line calls the players by customary names. */
const nameOf = (seat: number): string => '?'.repeat(seat);

const controllerOf = ({ controllerSeatId, ownerSeatId }: JsonFields): number =>
  numberIn(controllerSeatId) ?? numberIn(ownerSeatId) ?? 1;

/** Where zones are not told of, whatever has been told of lies on the table. */
const isIn = (object: JsonFields, type: string, game: ArenaGame): boolean =>
  game.zones.size === 0 ? numberIn(object.zoneId) === 28 : zoneOf(object, game) === type;

function zoneOf({ zoneId }: JsonFields, { zones }: ArenaGame): string {
  const { type } = zones.get(numberIn(zoneId) ?? -1) ?? {};
  return typeof type === 'string' ? type : '';
}

const seatsIn = ({ players }: ArenaGame, objects: readonly JsonFields[]): readonly number[] => {
  const seats = [...players.keys(), ...objects.map(controllerOf), 1, 2].filter(
    (seat) => seat >= 1 && seat <= MOST_PLAYERS,
  );
  return [...new Set(seats)].toSorted((a, b) => a - b);
};

const lifeOf = (player: JsonFields | undefined): readonly string[] => {
  const life = numberIn(player?.lifeTotal);
  return life === undefined ? [] : [`${life} life`];
};

const sizeAndTypes = ({ power, toughness, cardTypes }: JsonFields): string =>
  [
    ...(valueIn(power) === undefined ? [] : [`${valueIn(power)}/${valueIn(toughness) ?? 0}`]),
    ...wordsOf(cardTypes).map((one) => one.replace(/^CardType_/, '').toLowerCase()),
  ].join(' ');

const isBlocking = ({ blockState }: JsonFields): boolean =>
  blockState === 'BlockState_Blocking' || blockState === 'BlockState_Declared';

interface Here {
  readonly active: number | undefined;
  readonly seats: readonly number[];
  readonly note: (of: JsonFields, about: string, why: WhyUnread) => void;
}

function combatIn(
  onTable: readonly JsonFields[],
  { active, seats, note }: Here,
): { readonly attacks: readonly ForeignAttack[]; readonly blocks: readonly ForeignBlock[] } {
  const attackers = onTable.filter((one) => isAttacking(one) && controllerOf(one) === active);
  const attacks = attackers.flatMap((object): readonly ForeignAttack[] => {
    const target = numberIn(fieldsOf(object.attackInfo).targetId);
    const attacked = onTable.find(({ instanceId }) => instanceId === target);
    const others = seats.filter((seat) => seat !== active);
    const player =
      others.find((seat) => seat === target) ?? (others.length === 1 ? others[0] : undefined);
    if (attacked === undefined && player === undefined) {
      note(object, 'attackInfo', 'missing');
      return [];
    }
    const on = attacked === undefined ? nameOf(player ?? 2) : keyOf(attacked);
    return [{ attacker: keyOf(object), target: on }];
  });
  const blocks = onTable.filter(isBlocking).flatMap((object): readonly ForeignBlock[] => {
    const ids = fieldsOf(object.blockInfo).attackerIds;
    const attacked = attackers.filter(
      ({ instanceId }) => Array.isArray(ids) && ids.includes(instanceId),
    );
    if (attacked.length === 0) note(object, 'blockInfo', 'missing');
    return attacked.map((one) => ({ blocker: keyOf(object), attacker: keyOf(one) }));
  });
  return { attacks, blocks };
}
