import type { PaymentPlan, SaidAct } from '../log/act.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { BoardAct } from './board.ts';
import { type NamesOnBoard, noteUnknown, onBoard, permanentNamed } from './namesOnBoard.ts';
import { readPayment } from './readPayment.ts';
import { type Declared, namesIn, type Section } from './sections.ts';
import type { Note } from './slip.ts';
import type { Span } from './span.ts';

/** What acts are read with. */
export interface ActReading {
  readonly names: NamesOnBoard;
  readonly note: Note;
}

/** In the order in which a turn asks for them. */
export const RANK: readonly BoardAct['kind'][] = ['attack', 'block', 'order', 'divide'];

/** Everything that is declared in these sections; several add up to one declaration, until a `then`. */
export function readActs(sections: readonly Section[], reading: ActReading): readonly BoardAct[] {
  const chunks: (readonly BoardAct[])[] = [[]];
  for (const section of sections) {
    if (section.kind === 'then') chunks.push([]);
    else chunks.push(withSection(chunks.pop() ?? [], section, reading));
  }
  return chunks.flatMap((chunk) =>
    chunk.toSorted((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind)),
  );
}

type Acts = readonly BoardAct[];

function withSection(acts: Acts, section: Section, reading: ActReading): Acts {
  switch (section.kind) {
    case 'nothing':
      return [
        ...acts,
        section.declared === 'attack'
          ? { kind: 'attack', declaration: { attacks: [] } }
          : { kind: 'block', declaration: { blocks: [] } },
      ];
    case 'side':
    case 'items':
    case 'edition':
    case 'then':
      return acts;
    default:
      return withDeclared(acts, section, reading);
  }
}

function withDeclared(acts: Acts, section: Declared, reading: ActReading): Acts {
  switch (section.kind) {
    case 'attack':
      return withAttacks(acts, section, reading);
    case 'block':
      return withBlocks(acts, section, reading);
    case 'divide':
      return withDivision(acts, section, reading);
    case 'order': {
      const [of] = permanentsIn(section.who, reading);
      const over = permanentsIn(section.what, reading);
      return of === undefined ? acts : [...acts, { kind: 'order', of, over }];
    }
    default:
      return ofAttack(acts, section, reading);
  }
}

function withAttacks(acts: Acts, { who, what }: Two, { names, note }: ActReading): Acts {
  const [target] = namesIn(what).map((span) => onBoard(span, names));
  if (target === undefined) {
    noteUnknown(namesIn(what)[0] ?? what, names, note, 'unknownPlayer');
    return acts;
  }
  const before = lastOf(acts, 'attack');
  const attacks = before?.declaration.attacks ?? [];
  const more = namesIn(who).flatMap((span) => {
    const attacker = permanentNamed(span, names, note);
    if (attacker === undefined) return [];
    if (!attacks.some((one) => one.attacker === attacker)) return [{ attacker, target }];
    note({ kind: 'duplicate', ...span });
    return [];
  });
  if (more.length === 0) return acts;
  return with_(acts, before, {
    kind: 'attack',
    ...before,
    declaration: { ...before?.declaration, attacks: [...attacks, ...more] },
  });
}

type Two = { readonly who: Span; readonly what: Span };

// Each defending player declares blocks of their own.
function withBlocks(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const { names, note } = reading;
  const blockers = permanentsIn(who, reading);
  const attackers = permanentsIn(what, reading);
  const side = names.controllers.get(blockers[0] ?? attackers[0] ?? NOBODY);
  const before = acts.findLast(
    (act): act is SaidAct<'block'> =>
      act.kind === 'block' &&
      act.declaration.blocks.length > 0 &&
      names.controllers.get(act.declaration.blocks[0]?.blocker ?? NOBODY) === side,
  );
  const blocks = before?.declaration.blocks ?? [];
  const more = blockers
    .flatMap((blocker) => attackers.map((attacker) => ({ blocker, attacker })))
    .filter(({ blocker, attacker }) => {
      const isNew = !blocks.some((one) => one.blocker === blocker && one.attacker === attacker);
      if (!isNew) note({ kind: 'duplicate', ...who });
      return isNew;
    });
  if (more.length === 0) return acts;
  return with_(acts, before, {
    kind: 'block',
    ...before,
    declaration: { blocks: [...blocks, ...more] },
  });
}

const NOBODY = '' as ObjectId;

function withDivision(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const [source] = permanentsIn(who, reading);
  if (source === undefined) return acts;
  const assignments = sharesIn(source, what, reading);
  const before = lastOf(acts, 'divide');
  const adds = before?.assignments.every((one) => one.source !== source) === true;
  return adds
    ? with_(acts, before, {
        kind: 'divide',
        assignments: [...(before?.assignments ?? []), ...assignments],
      })
    : [...acts, { kind: 'divide', assignments }];
}

/** `2 N1, 1 N2, 3 Nil` */
const sharesIn = (
  source: ObjectId,
  what: Span,
  { names, note }: ActReading,
): readonly CombatDamageAssignment[] =>
  namesIn(what).flatMap((span, index, all) => {
    if (index % 2 === 0) {
      if (!isAmount(span)) note({ kind: 'number', ...span });
      return [];
    }
    const amount = all[index - 1];
    const to = onBoard(span, names);
    if (to === undefined) noteUnknown(span, names, note, 'unknownTag');
    if (to === undefined || amount === undefined || !isAmount(amount)) return [];
    const recipient =
      to.kind === 'player' ? to : ({ kind: 'object', object: to.permanent } as const);
    return [{ source, to: recipient, amount: Number(amount.text) }];
  });

const isAmount = ({ text }: Span): boolean => /^\d{1,9}$/.test(text);

type OfAttack = Extract<Declared, { readonly kind: 'band' | 'exert' | 'enlist' | 'pay' }>;

// They belong to what was declared before them.
function ofAttack(acts: Acts, section: OfAttack, reading: ActReading): Acts {
  const last = section.kind === 'pay' ? lastDeclaration(acts) : lastOf(acts, 'attack');
  if (last === undefined) {
    reading.note({ kind: 'impossible', ...section.who });
    return acts;
  }
  if (section.kind === 'pay')
    return with_(acts, last, { ...last, payment: paid(section.who, reading) });
  if (last.kind !== 'attack') return acts;
  return with_(acts, last, { ...last, declaration: extended(last, section, reading) });
}

function extended(
  { declaration }: SaidAct<'attack'>,
  section: Exclude<OfAttack, { readonly kind: 'pay' }>,
  reading: ActReading,
): SaidAct<'attack'>['declaration'] {
  const who = permanentsIn(section.who, reading);
  switch (section.kind) {
    case 'band':
      return { ...declaration, bands: [...(declaration.bands ?? []), who] };
    case 'exert':
      return { ...declaration, exerted: [...(declaration.exerted ?? []), ...who] };
    case 'enlist': {
      const [by] = who;
      const [creature] = permanentsIn(section.what, reading);
      return by === undefined || creature === undefined
        ? declaration
        : { ...declaration, enlisted: [...(declaration.enlisted ?? []), { by, creature }] };
    }
  }
}

const paid = (span: Span, reading: ActReading): PaymentPlan =>
  readPayment(span, (word) => permanentNamed(word, reading.names, reading.note), reading.note);

const lastDeclaration = (acts: Acts): SaidAct<'attack' | 'block'> | undefined =>
  acts.findLast((act) => act.kind === 'attack' || act.kind === 'block');

const lastOf = <K extends BoardAct['kind']>(acts: Acts, kind: K): SaidAct<K> | undefined =>
  acts.findLast((act): act is Extract<BoardAct, SaidAct<K>> => act.kind === kind);

const with_ = (acts: Acts, before: BoardAct | undefined, act: BoardAct): Acts =>
  before === undefined ? [...acts, act] : acts.map((one) => (one === before ? act : one));

const permanentsIn = (span: Span, { names, note }: ActReading): readonly ObjectId[] =>
  namesIn(span).flatMap((word) => permanentNamed(word, names, note) ?? []);
