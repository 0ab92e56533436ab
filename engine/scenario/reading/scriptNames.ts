import type { AttackedChoice } from '../../log/declaration.ts';
import type { TargetChoice } from '../../state/stack.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { cardsOf, type Setup } from '../scenario.ts';

export const isPlayer = (name: string, { players }: Setup): boolean =>
  players.some(({ id }) => id === name);

export const attackedOf = (name: string, setup: Setup): AttackedChoice =>
  isPlayer(name, setup)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'permanent', permanent: objectId(name) };

export const targetOf = (name: string, setup: Setup): TargetChoice =>
  isPlayer(name, setup)
    ? { kind: 'player', player: playerId(name) }
    : { kind: 'object', object: objectId(name) };

/** Whose permanent, or whose card in hand, graveyard or exile, it is as the game starts. */
export const ownerOf = (id: string, { permanents, players }: Setup): string =>
  permanents.find((one) => one.id === id)?.controller ??
  players.find((player) => cardsOf(player).some((card) => card.id === id))?.id ??
  '';
