import type { PermanentSetup } from '../scenario/scenario.ts';
import { usualCounters } from '../scenario/usualCounters.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { NAMING, type NamedWith } from './modifiers.ts';
import { type NamesOnBoard, onBoard, permanentNamed, playerOn } from './namesOnBoard.ts';
import type { Note, Slip } from './parseIssue.ts';
import { type Entry, unknown } from './readItem.ts';
import { trimmed, type Word } from './span.ts';
import { writeThing } from './writeThing.ts';

/** What an entry is and how it stands, with what it names found among the names. */
export function standingOf(
  { status, characteristics, named }: Entry,
  names: NamesOnBoard,
): Omit<PermanentSetup, 'id' | 'controller'> {
  const counters = { ...usualCounters({ characteristics, ...status }), ...status.counters };
  const others = keysOf(named).map((key) => otherNamed(key, named[key], names, () => {}));
  return {
    characteristics,
    attachedTo: undefined,
    ...status,
    counters,
    ...Object.assign({}, ...others),
  };
}

/** The entry with all that it names there: what names nobody is not understood. */
export function withNamed(entry: Entry, names: NamesOnBoard): Entry {
  const slips: Slip[] = [];
  const note: Note = (slip) => slips.push(slip);
  const { characteristics, named } = entry;
  const lacking = keysOf(named).filter(
    (key) => Object.keys(otherNamed(key, named[key], names, note)).length === 0,
  );
  if (lacking.length === 0) return entry;
  const said = lacking.map((key) => {
    const { text = '', at = 0 } = named[key] ?? {};
    return `${NAMING[key]} ${trimmed({ text, at }).text}`;
  });
  return {
    ...entry,
    characteristics: unknown([writeThing(characteristics), ...said].join(', '), characteristics),
    named: Object.fromEntries(
      keysOf(named).flatMap((key) => (lacking.includes(key) ? [] : [[key, named[key]]])),
    ),
    slips: [...entry.slips, ...slips],
  };
}

type Others = Partial<
  Pick<
    PermanentSetup,
    'attachedTo' | 'enchants' | 'pairedWith' | 'goadedBy' | 'protector' | 'chosenPlayer'
  >
>;

/** Whom or what it names under a key; nothing where that is nobody. */
function otherNamed(
  key: keyof NamedWith,
  word: Word | undefined,
  names: NamesOnBoard,
  note: Note,
): Others {
  if (word === undefined) return {};
  const host = key === 'on' ? onBoard(word, names) : undefined;
  if (host?.kind === 'player') return { enchants: host.player };
  const isOfPermanent = key === 'on' || key === 'pairedWith';
  const found = isOfPermanent ? permanentNamed(word, names, note) : playerOn(word, names, note);
  return found === undefined ? {} : { [key === 'on' ? 'attachedTo' : key]: found };
}
