import type { PermanentSetup } from '../scenario/scenario.ts';
import { usualCounters } from '../scenario/usualCounters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type NamesOnBoard, onBoard, permanentNamed, playerOn } from './namesOnBoard.ts';
import type { Note } from './parseIssue.ts';
import type { Entry } from './readItem.ts';

/** What an entry is and how it stands, with what it names found among the names. */
export function standingOf(
  id: ObjectId | undefined,
  entry: Entry,
  names: NamesOnBoard,
  note: Note,
): Omit<PermanentSetup, 'id' | 'controller'> {
  const { status, characteristics } = entry;
  const named = namedFrom(id, entry, names, note);
  if (isAura(entry) && named.attachedTo === undefined && named.enchants === undefined)
    note({ kind: 'impossible', ...entry.span });
  const counters = { ...usualCounters({ characteristics, ...status }), ...status.counters };
  return { characteristics, attachedTo: undefined, ...status, counters, ...named };
}

// CR 303.4: what is face down is no Aura.
const isAura = ({ characteristics, status }: Entry): boolean =>
  characteristics.subtypes.includes('aura') && status.faceDown !== true;

type Others = Partial<
  Pick<
    PermanentSetup,
    'attachedTo' | 'enchants' | 'pairedWith' | 'goadedBy' | 'protector' | 'chosenPlayer'
  >
>;

function namedFrom(
  id: ObjectId | undefined,
  { named }: Entry,
  names: NamesOnBoard,
  note: Note,
): Others {
  const player = (key: 'goadedBy' | 'protector' | 'chosenPlayer'): Others => {
    const word = named[key];
    const found = word && playerOn(word, names, note);
    return found === undefined ? {} : { [key]: found };
  };
  return {
    ...attachedFrom(id, named.on, names, note),
    ...pairedFrom(id, named.pairedWith, names, note),
    ...player('goadedBy'),
    ...player('protector'),
    ...player('chosenPlayer'),
  };
}

type Word = Entry['named']['on'];

function attachedFrom(
  id: ObjectId | undefined,
  word: Word,
  names: NamesOnBoard,
  note: Note,
): Others {
  if (word === undefined) return {};
  const found = onBoard(word, names);
  if (found?.kind === 'player') return { enchants: found.player };
  const attachedTo = otherThan(id, word, names, note);
  return attachedTo === undefined ? {} : { attachedTo };
}

function pairedFrom(id: ObjectId | undefined, word: Word, names: NamesOnBoard, note: Note): Others {
  const pairedWith = word && otherThan(id, word, names, note);
  return pairedWith === undefined ? {} : { pairedWith };
}

function otherThan(
  id: ObjectId | undefined,
  word: NonNullable<Word>,
  names: NamesOnBoard,
  note: Note,
): ObjectId | undefined {
  const found = permanentNamed(word, names, note);
  if (found !== id) return found;
  note({ kind: 'impossible', at: word.at, text: word.text });
  return undefined;
}
