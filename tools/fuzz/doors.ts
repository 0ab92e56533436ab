import { loadCards } from '../../site/library/cards.ts';
import { addressDoor } from './addressDoor.ts';
import { cardsDoor } from './cardsDoor.ts';
import type { Door } from './door.ts';
import { editorDoor } from './editorDoor.ts';
import { exerciseDoor, fileDoor } from './fileDoor.ts';
import { lineDoor } from './lineDoor.ts';
import { linkDoor } from './linkDoor.ts';
import { listDoor } from './listDoor.ts';

export const DOOR_NAMES = [
  'line',
  'line-it',
  'line-es',
  'cards',
  'file',
  'exercise',
  'list',
  'editor',
  'link',
  'address',
] as const;
export type DoorName = (typeof DOOR_NAMES)[number];

/** Each is made when it is first gone through. */
export function doorsAt(root: string): (name: DoorName) => Promise<Door> {
  const { cards } = loadCards(root);
  const made = new Map<DoorName, Promise<Door>>();
  const doorOf = (name: DoorName): Promise<Door> => {
    const door = made.get(name) ?? Promise.resolve(make[name]());
    made.set(name, door);
    return door;
  };
  const make: { readonly [N in DoorName]: () => Door | Promise<Door> } = {
    line: () => lineDoor(root, cards, 'en'),
    'line-it': () => lineDoor(root, cards, 'it'),
    'line-es': () => lineDoor(root, cards, 'es'),
    cards: () => cardsDoor(root, cards),
    file: () => fileDoor(root, cards),
    exercise: async () => exerciseDoor(root, cards, await doorOf('file')),
    list: () => listDoor(root, cards),
    editor: () => editorDoor(root, cards),
    link: () => linkDoor(root, cards),
    address: () => addressDoor(root),
  };
  return doorOf;
}
