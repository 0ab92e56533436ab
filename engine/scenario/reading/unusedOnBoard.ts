import { keysOf } from '../../vocabulary/entries.ts';
import { characteristicsShape } from '../schema/characteristics.ts';
import type { ObjectFacts } from './boardFacts.ts';
import type { Problem } from './problem.ts';

/** What is said of an object and would not be heard beside what else the file says of it. */
export const unusedOnBoard = ({ form, written, path }: ObjectFacts): readonly Problem[] =>
  UNUSED.flatMap(({ keys, is, expected }) =>
    keys
      .filter((key) => written[key] !== undefined && is(form))
      .map((key) => ({
        path: [...path, key],
        at: 'key' as const,
        code: 'impossibleBoard' as const,
        found: key,
        expected: [expected],
      })),
  );

type Key = Exclude<keyof ObjectFacts['written'], 'id'>;

interface Unused {
  readonly keys: readonly Key[];
  readonly is: (form: ObjectFacts['form']) => boolean;
  readonly expected: string;
}

const UNUSED: readonly Unused[] = [
  { keys: ['vehicle'], is: ({ creature }) => creature !== undefined, expected: 'sizeOfVehicles' },
  {
    keys: ['loyalty'],
    is: ({ counters }) => counters?.loyalty !== undefined,
    expected: 'countedOnce',
  },
  {
    keys: ['defense'],
    is: ({ counters }) => counters?.defense !== undefined,
    expected: 'countedOnce',
  },
  // What a card is stands in its own file: a branch that describes it anew would not be heard.
  {
    keys: keysOf(characteristicsShape),
    is: ({ card }) => card !== undefined,
    expected: 'asItsCardSays',
  },
];
