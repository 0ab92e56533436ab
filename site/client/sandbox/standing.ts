// What is changed about a board in its forms, as what is asked of the engine for it.
import type { Edit } from '#engine/sandbox';
import { isEditionId, objectId, playerId } from '../../engine.ts';
import type { State } from './draft.ts';
import type { ViewRequest } from './requests.ts';

/** Nothing where it is no field of a board. */
export function changeIn(field: Element, state: State): ViewRequest | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined;
  const { object } = field.form?.dataset ?? {};
  if (object !== undefined && field.name === 'gains')
    return { kind: 'gains', object, text: field.value, ...state };
  const edit = editIn(field);
  return edit && { kind: 'edit', edit, ...state };
}

function editIn(field: HTMLInputElement | HTMLSelectElement): Edit | undefined {
  const { name, value } = field;
  if (name === 'edition')
    return { kind: 'edition', edition: isEditionId(value) ? value : 'newest' };
  const { object, player } = field.form?.dataset ?? {};
  if (player !== undefined) {
    const to = havingIn(field);
    return to && { kind: 'player', player: playerId(player), to };
  }
  const to = object === undefined ? undefined : standingIn(field);
  return object === undefined || to === undefined
    ? undefined
    : { kind: 'change', object: objectId(object), to };
}

type Having = Extract<Edit, { readonly kind: 'player' }>['to'];

/** Nothing where what is written is no mana. */
function havingIn({ name, value }: HTMLInputElement | HTMLSelectElement): Having | undefined {
  switch (name) {
    case 'life':
      return { life: wholeNumber(value) };
    case 'poison':
      return { poison: Math.max(0, wholeNumber(value)) };
    case 'mana': {
      const mana = value.trim().toUpperCase();
      if (mana === '') return { mana: undefined };
      if (mana === '0') return { mana: '' };
      return /^[WUBRGC]+$/.test(mana) ? { mana } : undefined;
    }
    default:
      return undefined;
  }
}

type Standing = Extract<Edit, { readonly kind: 'change' }>['to'];

function standingIn(field: HTMLInputElement | HTMLSelectElement): Standing | undefined {
  const { name, value } = field;
  const isChecked = field instanceof HTMLInputElement && field.checked;
  switch (name) {
    case 'tapped':
      return { tapped: isChecked };
    case 'sick':
      return { sick: isChecked };
    case 'damage':
      return { damage: Math.max(0, wholeNumber(value)) };
    case '+1/+1':
    case '-1/-1':
    case 'loyalty':
    case 'defense':
      return { counters: { [name]: Math.max(0, wholeNumber(value)) } };
    case 'controller':
      return { controller: playerId(value) };
    case 'protector':
    case 'goadedBy':
      return { [name]: value === '' ? undefined : playerId(value) };
    case 'attachedTo':
      return { attachedTo: value === '' ? undefined : objectId(value) };
    default:
      return undefined;
  }
}

const wholeNumber = (text: string): number =>
  Math.max(-999, Math.min(999, Math.trunc(Number(text)) || 0));
