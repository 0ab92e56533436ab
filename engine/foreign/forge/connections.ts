import { type UnreadPiece, unreadIn } from '../foreign.ts';
import type { ForeignAttack, ForeignSide, ForeignTable, ForeignThing } from '../table.ts';
import type { CardRead, Property } from './cards.ts';

interface Connected {
  readonly table: ForeignTable;
  readonly unread: readonly UnreadPiece[];
}

interface Keyed {
  readonly card: CardRead;
  readonly key: string;
}

/** The cards on their sides, with what they say of each other. */
export function connected(
  sides: readonly ForeignSide[],
  cards: readonly CardRead[],
  active: string,
): Connected {
  const keyed = cards.map((card, at): Keyed => ({ card, key: `#${at}` }));
  const onTable = keyed.filter(({ card }) => card.zone === 'battlefield');
  const there: There = {
    active,
    sides,
    keyOf: (id) => onTable.find(({ card }) => card.id === id)?.key,
  };
  const said = keyed.map((one) => ({
    ...one,
    connections: one.card.others.map((other) => ({ other, is: connectionOf(other, one, there) })),
  }));
  const attacks = said.flatMap(({ key, connections }) =>
    connections.flatMap(({ is }): readonly ForeignAttack[] =>
      is?.kind === 'attack' ? [{ attacker: key, target: is.target }] : [],
    ),
  );
  const attacking = new Set(attacks.map(({ attacker }) => attacker));
  const lying = (player: string, zone: CardRead['zone']): readonly ForeignThing[] =>
    said
      .filter(({ card }) => card.player === player && card.zone === zone)
      .map(({ key, card, connections }) => ({
        key,
        called: card.called,
        // CR 508.1f: attacking taps it, so that it is untapped as attackers are declared.
        says: attacking.has(key) ? card.says.filter((one) => one !== 'tapped') : card.says,
        withOthers: connections.flatMap(({ is }) => (is?.kind === 'with' ? [is.said] : [])),
      }));
  return {
    table: {
      active,
      sides: sides.map((side) => ({
        ...side,
        battlefield: lying(side.player, 'battlefield'),
        hand: lying(side.player, 'hand'),
        graveyard: lying(side.player, 'graveyard'),
        exile: lying(side.player, 'exile'),
      })),
      attacks,
    },
    unread: said.flatMap(({ card, connections }) =>
      connections
        .filter(({ is }) => is === undefined)
        .map(({ other }) => unreadIn(card.source, `${card.called}|${other.text}`, 'missing')),
    ),
  };
}

interface There {
  readonly active: string;
  readonly sides: readonly ForeignSide[];
  readonly keyOf: (id: string) => string | undefined;
}

type Connection =
  | { readonly kind: 'with'; readonly said: ForeignThing['withOthers'][number] }
  | { readonly kind: 'attack'; readonly target: string };

/** Nothing where whom it names is not there. */
function connectionOf(
  { name, value }: Property,
  { card, key }: Keyed,
  { active, sides, keyOf }: There,
): Connection | undefined {
  const says = ATTACHES[name];
  if (says !== undefined) {
    const player = sides.find((side) => side.player.toLowerCase() === value.toLowerCase())?.player;
    const whom = (says === 'on' ? player : undefined) ?? keyOf(value);
    return whom === undefined || whom === key ? undefined : { kind: 'with', said: { says, whom } };
  }
  const defender = sides.find(({ player }) => player !== active)?.player;
  const target = value === '' ? defender : keyOf(value);
  return card.player === active && target !== undefined ? { kind: 'attack', target } : undefined;
}

const ATTACHES: Readonly<Record<string, 'on' | 'paired with' | undefined>> = {
  attachedto: 'on',
  attaching: 'on',
  enchantingplayer: 'on',
  pairedwith: 'paired with',
};
