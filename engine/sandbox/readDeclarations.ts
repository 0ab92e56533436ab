import type { SaidAct } from '../log/act.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import {
  type ActReading,
  type Acts,
  lastOf,
  located,
  newOnes,
  permanentsIn,
  replaced,
  type Two,
} from './actReading.ts';
import { noteUnknown, onBoard } from './namesOnBoard.ts';
import { slipIn } from './parseIssue.ts';
import { readPayment } from './readPayment.ts';
import { type DeclarationSection, namesIn } from './sections.ts';

/** `A1 A2 -> Nil`, added to the attack that is being declared. */
export function withAttacks(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const { names, note } = reading;
  const [named = what, ...others] = namesIn(what);
  for (const word of others) note(slipIn('unknownWord', word));
  const target = onBoard(named, names);
  if (target === undefined) {
    noteUnknown(named, names, note, 'unknownPlayer');
    return acts;
  }
  const before = lastOf(acts, 'attack');
  const attacks = before?.declaration.attacks ?? [];
  const more = newOnes(
    attacks,
    located(who, reading).map(({ id, word }) => ({ item: { attacker: id, target }, word })),
    { isSame: (a, b) => a.attacker === b.attacker, note },
  );
  if (more.length === 0) return acts;
  return replaced(acts, before, {
    kind: 'attack',
    ...before,
    declaration: { ...before?.declaration, attacks: [...attacks, ...more] },
  });
}

/** `N1 N2 -| A1`, added to the blocks of the same player: each defending player declares their own. */
export function withBlocks(acts: Acts, { who, what }: Two, reading: ActReading): Acts {
  const { names, note } = reading;
  const blockers = located(who, reading);
  const attackers = permanentsIn(what, reading);
  const [first] = blockers;
  if (first === undefined) return acts;
  const before = blocksOf(acts, names.controllers.get(first.id), reading);
  const blocks = before?.declaration.blocks ?? [];
  const more = newOnes(
    blocks,
    blockers.flatMap(({ id: blocker, word }) =>
      attackers.map((attacker) => ({ item: { blocker, attacker }, word })),
    ),
    { isSame: (a, b) => a.attacker === b.attacker && a.blocker === b.blocker, note },
  );
  if (more.length === 0) return acts;
  return replaced(acts, before, {
    kind: 'block',
    ...before,
    declaration: { blocks: [...blocks, ...more] },
  });
}

const blocksOf = (
  acts: Acts,
  player: PlayerId | undefined,
  { names }: ActReading,
): SaidAct<'block'> | undefined =>
  acts.findLast((act): act is SaidAct<'block'> => {
    const [first] = act.kind === 'block' ? act.declaration.blocks : [];
    return first !== undefined && names.controllers.get(first.blocker) === player;
  });

type More = Extract<DeclarationSection, { readonly kind: 'band' | 'exert' | 'enlist' | 'pay' }>;

/** What belongs to the declaration before it: `band A1 A2`, `exert A1`, `A1 enlists A2`, `pay A3`. */
export function withMore(acts: Acts, section: More, reading: ActReading): Acts {
  if (section.kind === 'pay') {
    const last = acts.findLast((act) => act.kind === 'attack' || act.kind === 'block');
    if (last === undefined) return impossible(acts, section, reading);
    const payment = readPayment(section.who, reading);
    return replaced(acts, last, { ...last, payment });
  }
  const attack = lastOf(acts, 'attack');
  if (attack === undefined) return impossible(acts, section, reading);
  return replaced(acts, attack, {
    ...attack,
    declaration: extended(attack.declaration, section, reading),
  });
}

function impossible(acts: Acts, { who }: More, { note }: ActReading): Acts {
  note(slipIn('impossible', who));
  return acts;
}

function extended(
  declaration: SaidAct<'attack'>['declaration'],
  section: Exclude<More, { readonly kind: 'pay' }>,
  reading: ActReading,
): SaidAct<'attack'>['declaration'] {
  const { bands = [], exerted = [], enlisted = [] } = declaration;
  const who = permanentsIn(section.who, reading);
  switch (section.kind) {
    case 'band':
      return { ...declaration, bands: [...bands, who] };
    case 'exert':
      return { ...declaration, exerted: [...exerted, ...who] };
    case 'enlist': {
      const [by] = who;
      const [creature] = permanentsIn(section.what, reading);
      return by === undefined || creature === undefined
        ? declaration
        : { ...declaration, enlisted: [...enlisted, { by, creature }] };
    }
  }
}
