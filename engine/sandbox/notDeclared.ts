import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type ActReading, type Acts, lastOf, permanentsIn } from './actReading.ts';
import { noteUnknown, onBoard } from './namesOnBoard.ts';
import { slipIn } from './parseIssue.ts';
import { type DeclarationSection, type NotDeclaredSection, namesIn } from './sections.ts';
import type { Span } from './span.ts';

type NotDeclared = NotDeclaredSection & { readonly span: Span };

/** What else is said of the same declaration. */
type Among = readonly (
  | NotDeclared
  | DeclarationSection
  | { readonly kind: 'nothing'; readonly declared: 'attack' | 'block' }
  | { readonly kind: string }
)[];

/**
 * `N1 doesn't block`: nobody blocks, where nobody else could; where others are declared, it says what was so anyway. Where
 * others could and nothing is said of them, note is taken of what is missing.
 */
export function withNotDeclared(
  acts: Acts,
  section: NotDeclared,
  among: Among,
  reading: ActReading,
): Acts {
  const { which, span } = section;
  const kind = which === 'attack' ? 'attack' : 'block';
  const said = meantBy(section, acts, reading);
  if (said === undefined) return acts;
  const declared = among.flatMap((one) => declaredIn(one, which, acts, reading));
  if (said.some((id) => declared.includes(id))) reading.note(slipIn('duplicate', span));
  const alike = among.filter((one) => isNotDeclared(one, which));
  const isLast = alike.at(-1) === section;
  if (!isLast || declared.length > 0 || among.some((one) => isNothing(one, kind))) return acts;
  const spared = new Set(alike.flatMap((one) => meantBy(one, acts, quiet(reading)) ?? []));
  if (couldBeMeant(which, acts, reading).every((id) => spared.has(id)))
    return [...acts, kind === 'attack' ? NO_ATTACK : NO_BLOCK];
  reading.note(slipIn('half', span, [`no ${kind}`]));
  return acts;
}

const NO_ATTACK = { kind: 'attack', declaration: { attacks: [] } } as const;
const NO_BLOCK = { kind: 'block', declaration: { blocks: [] } } as const;

const quiet = (reading: ActReading): ActReading => ({ ...reading, note: () => {} });

const isNotDeclared = (one: Among[number], which: NotDeclared['which']): one is NotDeclared =>
  one.kind === 'notDeclared' && 'which' in one && one.which === which;

const isNothing = (one: Among[number], kind: 'attack' | 'block'): boolean =>
  one.kind === 'nothing' && 'declared' in one && one.declared === kind;

/** Of whom it is said. Nothing where it can’t be said of them, of which note is taken. */
function meantBy(
  section: NotDeclared,
  acts: Acts,
  reading: ActReading,
): readonly ObjectId[] | undefined {
  const meant = namesIn(section.who).map((word) => meantIn(word, section.which, acts, reading));
  return meant.includes(undefined) ? undefined : meant.flatMap((ids) => ids ?? []);
}

/** A permanent, or of a player all that could do it. */
function meantIn(
  word: Span,
  which: NotDeclared['which'],
  acts: Acts,
  reading: ActReading,
): readonly ObjectId[] | undefined {
  const { names, note } = reading;
  const found = onBoard(word, names);
  if (found === undefined) {
    noteUnknown(word, names, note, 'unknownTag');
    return undefined;
  }
  const able = couldBeMeant(which, acts, reading);
  const of = found.kind === 'player' ? found.player : names.controllers.get(found.permanent);
  const isTheirs = isOnSide(which, of, reading);
  if (isTheirs && found.kind === 'player' && which !== 'blocked')
    return able.filter((id) => names.controllers.get(id) === of);
  if (
    isTheirs &&
    found.kind === 'permanent' &&
    (which !== 'blocked' || able.includes(found.permanent))
  )
    return [found.permanent];
  note(slipIn(found.kind === 'permanent' && !isTheirs ? 'notTheirs' : 'half', word));
  return undefined;
}

const isOnSide = (
  which: NotDeclared['which'],
  player: PlayerId | undefined,
  { names: { players } }: ActReading,
): boolean => (player === players[0]) === (which !== 'block');

/** Whoever could attack or block, or the attackers. */
function couldBeMeant(
  which: NotDeclared['which'],
  acts: Acts,
  reading: ActReading,
): readonly ObjectId[] {
  if (which === 'blocked')
    return (lastOf(acts, 'attack')?.declaration.attacks ?? []).map(({ attacker }) => attacker);
  return reading.names.permanents
    .filter(
      ({ controller, characteristics: { types } }) =>
        types.includes('creature') && isOnSide(which, controller, reading),
    )
    .map(({ id }) => id);
}

/** Who is declared there, or is blocked. */
function declaredIn(
  one: Among[number],
  which: NotDeclared['which'],
  acts: Acts,
  reading: ActReading,
): readonly ObjectId[] {
  if (one.kind !== (which === 'attack' ? 'attack' : 'block') || !('what' in one)) return [];
  if (which !== 'blocked') return permanentsIn(one.who, quiet(reading));
  return namesIn(one.what).length > 0
    ? permanentsIn(one.what, quiet(reading))
    : couldBeMeant(which, acts, reading);
}
