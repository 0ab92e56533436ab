import { kebab } from '../../vocabulary/spelling.ts';
import type { CardLookup } from '../card.ts';
import type { BoardFault, FaultCode } from '../faults/boardFault.ts';
import { faultsOf } from '../faults/faultsOf.ts';
import type { BoardFacts, ObjectFacts, StatedOfPlayer } from './boardFacts.ts';
import type { Problem } from './problem.ts';
import { statedFacts } from './statedFacts.ts';

/** What is wrong with the board, each at what the file says of it; what a branch leaves as it was is blamed there. */
export const faultProblems = (facts: BoardFacts, cards: CardLookup): readonly Problem[] =>
  faultsOf(statedFacts(facts, cards)).flatMap((fault) => {
    const object = facts.objects.find(({ id }) => id === fault.of);
    return object === undefined ? playerProblem(fault, facts) : objectProblem(fault, object, facts);
  });

function playerProblem({ of, key, because }: BoardFault, facts: BoardFacts): readonly Problem[] {
  const said: StatedOfPlayer | undefined = facts.said[of ?? ''];
  const impossible = { code: 'impossibleBoard', expected: [because] } as const;
  if (of === undefined || said === undefined)
    return [
      { path: ['players'], at: 'value', ...impossible, found: of ?? `${facts.players.length}` },
    ];
  const word = kebab(key);
  return word in said.written
    ? [{ path: [...said.path, word], at: 'key', ...impossible, found: word }]
    : [{ path: said.path, at: 'key', ...impossible, found: of }];
}

/** Whatever is named there may be all right, if it were not this that is on or beside it. */
const OF_THE_OBJECT: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'attachedToAnother',
  'attachedInNoCircle',
  'noAttachedCreature',
  'pairOfCreatures',
  'pairOfTwo',
]);

function objectProblem(
  { key, because, named }: BoardFault,
  object: ObjectFacts,
  facts: BoardFacts,
): readonly Problem[] {
  const { id, written, path } = object;
  const word = kebab(key);
  const isWritten = word in written;
  // A branch that leaves it be has not made it so; but what is said nowhere is missing at the object itself.
  if (!isWritten && because !== 'attachedAura') return [];
  if (because === 'unknownPlayer' || because === 'unknownPermanent')
    return [
      {
        path: [...path, word],
        at: 'value',
        code: 'unknownId',
        found: named ?? '',
        expected: because === 'unknownPlayer' ? facts.players : permanentsFor(object, key, facts),
      },
    ];
  const isOfObject = OF_THE_OBJECT.has(because);
  return [
    {
      path: isWritten ? [...path, word] : path,
      at: isOfObject || key === 'types' || key === 'damage' ? 'value' : 'key',
      code: 'impossibleBoard',
      found: isOfObject ? id : (named ?? word),
      expected: [because],
    },
  ];
}

const permanentsFor = (
  { id, player }: ObjectFacts,
  key: BoardFault['key'],
  { objects }: BoardFacts,
): readonly string[] =>
  objects
    .filter(({ zone }) => zone === 'battlefield')
    .filter((one) => key !== 'pairedWith' || (one.player === player && one.id !== id))
    .map((one) => one.id);
