import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import {
  type ActReading,
  type Acts,
  lastOf,
  permanentsIn,
  RANK,
  replaced,
  type Two,
} from './actReading.ts';
import { noteUnknown, onBoard } from './namesOnBoard.ts';
import { readChoice } from './readChoice.ts';
import { withAttacks, withBlocks, withMore } from './readDeclarations.ts';
import { readDeed } from './readDeed.ts';
import { type DeedSection, namesIn, type Section } from './sections.ts';
import type { Span } from './span.ts';

/**
 * Everything that is decided in these sections; several add up to one declaration, until a `then` or until somebody does
 * something with priority, or passes.
 */
export function readActs(sections: readonly Section[], reading: ActReading): Acts {
  const chunks: Acts[] = [[]];
  for (const section of sections) {
    if (section.kind === 'then') chunks.push([]);
    else if (section.kind === 'allPass') chunks.push([{ kind: 'allPass' }], []);
    else if (isDeed(section)) chunks.push(readDeed(section, reading), []);
    else chunks.push(withSection(chunks.pop() ?? [], section, reading));
  }
  return chunks.flatMap(inTurn);
}

/** As a turn asks for them; a choice stays with what it stands behind. */
function inTurn(chunk: Acts): Acts {
  let rank = -1;
  const ranked = chunk.map((act) => {
    rank = act.kind === 'choose' ? rank : RANK.indexOf(act.kind);
    return { act, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ act }) => act);
}

const isDeed = (section: Section): section is DeedSection =>
  section.kind === 'cast' || section.kind === 'activate' || section.kind === 'turnUp';

type OfDeclarations = Exclude<Section, DeedSection | { readonly kind: 'then' | 'allPass' }>;

function withSection(acts: Acts, section: OfDeclarations, reading: ActReading): Acts {
  switch (section.kind) {
    case 'side':
    case 'items':
    case 'edition':
      return acts;
    case 'nothing':
      return [
        ...acts,
        section.declared === 'attack'
          ? { kind: 'attack', declaration: { attacks: [] } }
          : { kind: 'block', declaration: { blocks: [] } },
      ];
    case 'attack':
      return withAttacks(acts, section, reading);
    case 'block':
      return withBlocks(acts, section, reading);
    case 'order':
      return withOrder(acts, section, reading);
    case 'divide':
      return withDivision(acts, section, reading);
    case 'choose':
      return [...acts, ...readChoice(section, reading)];
    default:
      return withMore(acts, section, reading);
  }
}

/** `A1 orders N2, N1` */
function withOrder(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const [of] = permanentsIn(who, reading);
  const over = permanentsIn(what, reading);
  return of === undefined || over.length === 0 ? acts : [...acts, { kind: 'order', of, over }];
}

/** `A1: 2 N1, 3 Nil`, added to what others assign in the same step: nobody assigns twice in one. */
function withDivision(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const [source] = permanentsIn(who, reading);
  const assignments = source === undefined ? [] : sharesIn(source, what, reading);
  if (assignments.length === 0) return acts;
  const last = lastOf(acts, 'divide');
  const before = last?.assignments.some((one) => one.source === source) === true ? undefined : last;
  return replaced(acts, before, {
    kind: 'divide',
    assignments: [...(before?.assignments ?? []), ...assignments],
  });
}

const sharesIn = (
  source: ObjectId,
  what: Span,
  { names, note }: ActReading,
): readonly CombatDamageAssignment[] =>
  pairsIn(namesIn(what)).flatMap(([amount, whom]) => {
    if (!/^\d{1,9}$/.test(amount.text)) {
      note({ kind: 'number', ...amount });
      return [];
    }
    const to = whom && onBoard(whom, names);
    if (to === undefined) {
      noteUnknown(whom ?? amount, names, note, 'unknownTag');
      return [];
    }
    const recipient =
      to.kind === 'player' ? to : ({ kind: 'object', object: to.permanent } as const);
    return [{ source, to: recipient, amount: Number(amount.text) }];
  });

const pairsIn = (words: readonly Span[]): readonly (readonly [Span, Span | undefined])[] =>
  words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]] as const] : []));
