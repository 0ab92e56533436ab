import { CARD_TYPES } from '../../vocabulary/characteristics.ts';
import type { CardLookup } from '../card.ts';
import type {
  NamesOthers,
  Nature,
  StatedBoard,
  StatedObject,
  StatedPlayer,
} from '../faults/boardFault.ts';
import { FACE_DOWN, natureOf } from '../faults/stated.ts';
import { OWN_DESIGNATIONS } from '../ownDesignations.ts';
import type { BoardFacts, ObjectFacts, StatedOfPlayer } from './boardFacts.ts';

/** A board as far as a file says it that can be read in part. */
export const statedFacts = (
  { players, said, objects }: BoardFacts,
  cards: CardLookup,
): StatedBoard => ({
  players: players.map((id) => statedPlayer(id, said[id]?.form)),
  objects: objects.map((object) => statedObject(object, cards)),
});

const statedPlayer = (id: string, form: StatedOfPlayer['form'] | undefined): StatedPlayer => ({
  id,
  monarch: form?.monarch === true,
  isHandTooSmall: isFewer(form?.['hand-size'], form?.hand),
  isGraveyardTooSmall: isFewer(form?.['graveyard-size'], form?.graveyard),
});

const isFewer = (size: unknown, named: unknown): boolean =>
  typeof size === 'number' && Array.isArray(named) && size < named.length;

const statedObject = (
  { id, player, zone, form }: ObjectFacts,
  cards: CardLookup,
): StatedObject => ({
  id,
  player,
  isOnBattlefield: zone === 'battlefield',
  nature: natureIn(form, cards),
  names: namesIn(form),
  designations: OWN_DESIGNATIONS.filter((word) => form[word] === true),
  isDamaged: form.damage !== undefined,
  counters: COUNTED.filter((kind) => form.counters?.[kind] !== undefined),
});

/** The counters of which something is asked. */
const COUNTED = ['loyalty', 'defense'] as const;

function namesIn(form: ObjectFacts['form']): NamesOthers {
  const named: { readonly [K in keyof Required<NamesOthers>]: string | undefined } = {
    attachedTo: form['attached-to'],
    pairedWith: form['paired-with'],
    enchants: form.enchants,
    protector: form.protector,
    goadedBy: form['goaded-by'],
    chosenPlayer: form['chosen-player'],
  };
  return Object.fromEntries(Object.entries(named).filter(([, name]) => name !== undefined));
}

// Undefined where the file does not let us know.
function natureIn(form: ObjectFacts['form'], cards: CardLookup): Nature | undefined {
  const card = form.card === undefined ? undefined : cards.get(form.card)?.characteristics;
  if (form['face-down'] === true) return FACE_DOWN;
  if (form.card !== undefined) return card && natureOf(card);
  const own = CARD_TYPES.filter((type) => form.types?.includes(type));
  const isCreature = form.creature !== undefined && !own.includes('creature');
  return {
    types: isCreature ? [...own, 'creature'] : own,
    subtypes: (form.subtypes ?? []).flatMap((one) => one?.toLowerCase() ?? []),
    hasSize: (form.creature ?? form.vehicle) !== undefined,
    hasLoyalty: form.loyalty !== undefined,
    hasDefense: form.defense !== undefined,
    abilities: JSON.stringify(form.abilities ?? []),
  };
}
