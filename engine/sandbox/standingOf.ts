import type { PermanentSetup } from '../scenario/scenario.ts';
import { usualCounters } from '../scenario/usualCounters.ts';
import { type NamesOnBoard, onBoard, permanentNamed, playerOn } from './namesOnBoard.ts';
import type { Note } from './parseIssue.ts';
import type { Entry } from './readItem.ts';

/** What an entry is and how it stands, with what it names found among the names. */
export function standingOf(
  entry: Entry,
  names: NamesOnBoard,
  note: Note,
): Omit<PermanentSetup, 'id' | 'controller'> {
  const { status, characteristics } = entry;
  const named = namedFrom(entry, names, note);
  const counters = { ...usualCounters({ characteristics, ...status }), ...status.counters };
  return { characteristics, attachedTo: undefined, ...status, counters, ...named };
}

type Others = Partial<
  Pick<
    PermanentSetup,
    'attachedTo' | 'enchants' | 'pairedWith' | 'goadedBy' | 'protector' | 'chosenPlayer'
  >
>;

function namedFrom({ named }: Entry, names: NamesOnBoard, note: Note): Others {
  const player = (key: 'goadedBy' | 'protector' | 'chosenPlayer'): Others => {
    const word = named[key];
    const found = word && playerOn(word, names, note);
    return found === undefined ? {} : { [key]: found };
  };
  const pairedWith = named.pairedWith && permanentNamed(named.pairedWith, names, note);
  return {
    ...attachedFrom(named.on, names, note),
    ...(pairedWith === undefined ? {} : { pairedWith }),
    ...player('goadedBy'),
    ...player('protector'),
    ...player('chosenPlayer'),
  };
}

function attachedFrom(word: Entry['named']['on'], names: NamesOnBoard, note: Note): Others {
  if (word === undefined) return {};
  const found = onBoard(word, names);
  if (found?.kind === 'player') return { enchants: found.player };
  const attachedTo = permanentNamed(word, names, note);
  return attachedTo === undefined ? {} : { attachedTo };
}
