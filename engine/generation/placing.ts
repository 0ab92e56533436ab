import type { PermanentSetup } from '../scenario/scenario.ts';
import { type ObjectId, objectId, type PlayerId } from '../vocabulary/ids.ts';
import type { Random } from '../vocabulary/random.ts';
import type { Piece } from './pieces.ts';

/** Pieces as permanents of a board: under names of their own, and those without a card in a size that is dealt to them. */
export function placed(
  random: Random,
  sides: readonly { readonly controller: PlayerId; readonly pieces: readonly Piece[] }[],
): readonly PermanentSetup[] {
  const used = new Map<string, number>();
  const nameFor = ({ id }: Piece): ObjectId => {
    const before = used.get(id) ?? 0;
    used.set(id, before + 1);
    return before === 0 ? id : objectId(`${id}${before + 1}`);
  };
  return sides.flatMap(({ controller, pieces }) =>
    pieces.map((piece) => ({
      id: nameFor(piece),
      controller,
      characteristics: sized(random, piece),
      tapped: false,
      sick: false,
      damage: 0,
      counters: {},
      attachedTo: undefined,
      designations: [],
    })),
  );
}

function sized(random: Random, { characteristics }: Piece): Piece['characteristics'] {
  const { name, power, toughness } = characteristics;
  if (name.kind === 'card' || power === undefined || toughness === undefined)
    return characteristics;
  return {
    ...characteristics,
    power: Math.max(power === 0 ? 0 : 1, power + random.between(-1, 2)),
    toughness: Math.max(1, toughness + random.between(-1, 2)),
  };
}

/** Some of a side's permanents with something done to them, each by its own chance. */
export const someOf = (
  random: Random,
  permanents: readonly PermanentSetup[],
  probability: number,
  { of, change }: { readonly of: PlayerId; readonly change: Partial<PermanentSetup> },
): readonly PermanentSetup[] =>
  permanents.map((one) =>
    one.controller === of && isCreature(one) && random.chance(probability)
      ? { ...one, ...change }
      : one,
  );

export const isCreature = ({ characteristics }: Pick<Piece, 'characteristics'>): boolean =>
  characteristics.types.includes('creature');
