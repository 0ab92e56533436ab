import type { Ask } from '../../training/questionKinds.ts';
import { assertNever } from '../../vocabulary/result.ts';
import type { LessonAsk } from '../lessonWords.ts';
import type { Standing } from './standing.ts';

/** What boards of one’s own can be asked for. */
export type AskOfLesson = Ask<'declare' | 'divide' | 'legality' | 'number' | 'pickCreatures'>;

/** All that might be asked of a board as it stands; what is likeliest to be meant comes first. */
export function asksFor({ awaits, tried, players }: Standing): readonly LessonAsk[] {
  if (awaits === undefined)
    return [
      { kind: 'whoDies' },
      ...players.map((player): LessonAsk => ({ kind: 'lifeLost', player })),
    ];
  const { answer } = awaits;
  const ofTrial: readonly LessonAsk[] = tried === undefined ? [] : [{ kind: 'legality' }];
  switch (answer.kind) {
    case 'attack':
    case 'block':
      return [
        ...ofTrial,
        { kind: 'declaration' },
        { kind: 'declaration', aim: 'most' },
        { kind: 'declaration', aim: 'fewest' },
        { kind: 'whoMay' },
        { kind: 'howMany' },
      ];
    case 'division':
      return [
        ...ofTrial,
        { kind: 'division' },
        { kind: 'division', aim: 'mostToPlayer' },
        ...answer.choice.recipients.map((_, at): LessonAsk => ({ kind: 'division', aim: at + 1 })),
      ];
    case 'order':
      return [];
    default:
      return assertNever(answer);
  }
}

/** The question that this is on such a board; nothing where it can’t be asked there. */
export function askOf(asks: LessonAsk, standing: Standing): AskOfLesson | undefined {
  const { awaits, tried, players } = standing;
  switch (asks.kind) {
    case 'declaration':
      return declarationOf(asks.aim, standing);
    case 'division':
      return divisionOf(asks.aim, standing);
    case 'legality':
      return tried && { kind: 'legality', act: tried };
    case 'howMany': {
      const of = { attack: 'legalAttacks', block: 'legalBlocks' } as const;
      const kind = declaredIn(standing);
      return kind && { kind: 'number', of: { kind: of[kind] } };
    }
    case 'whoMay': {
      const which = { attack: 'mayAttack', block: 'mayBlock' } as const;
      const kind = declaredIn(standing);
      return kind && { kind: 'pickCreatures', which: which[kind], among: undefined };
    }
    case 'whoDies':
      return awaits === undefined
        ? { kind: 'pickCreatures', which: 'die', among: undefined }
        : undefined;
    case 'lifeLost':
      return awaits === undefined && players.includes(asks.player)
        ? { kind: 'number', of: { kind: 'lifeLost', player: asks.player } }
        : undefined;
    default:
      return assertNever(asks);
  }
}

function declarationOf(
  aim: 'most' | 'fewest' | undefined,
  standing: Standing,
): AskOfLesson | undefined {
  const kind = declaredIn(standing);
  return (
    kind && {
      kind: 'declare',
      which: kind === 'attack' ? 'attackers' : 'blockers',
      ...(aim && { aim }),
    }
  );
}

function divisionOf(
  aim: 'mostToPlayer' | number | undefined,
  { awaits }: Standing,
): AskOfLesson | undefined {
  if (awaits?.answer.kind !== 'division') return undefined;
  const { source, recipients } = awaits.answer.choice;
  const plain = { kind: 'divide', source } as const;
  if (aim === undefined) return plain;
  if (typeof aim === 'number') return { ...plain, aim: { kind: 'killSome', n: aim } };
  return recipients.some(({ kind }) => kind === 'player')
    ? { ...plain, aim: { kind: 'mostToPlayer' } }
    : undefined;
}

/** What is declared next, if something is. */
const declaredIn = ({ awaits }: Standing): 'attack' | 'block' | undefined =>
  awaits?.answer.kind === 'attack' || awaits?.answer.kind === 'block'
    ? awaits.answer.kind
    : undefined;
