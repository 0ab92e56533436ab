import { LEVELS, type MistakeIndex } from '../../site/placement/item.ts';
import {
  type PlacementStock,
  placed,
  type Student,
  type StudentPlaced,
} from './placementStudents.ts';

/** What came of made-up people who took the test. */
export interface PlacementMeasured {
  readonly mistakes: readonly string[];
  /** Those who hold one mistake, two, and none. */
  readonly one: readonly StudentPlaced[];
  readonly two: readonly StudentPlaced[];
  readonly none: readonly StudentPlaced[];
}

/** Of a hundred, as many as it is so of. */
export interface PlacementFigures {
  /** One mistake is held, and named: as sure or as likely. */
  readonly named: number;
  /** One is held, and another is called sure. */
  readonly falselySure: number;
  /** Two are held, and both are named. */
  readonly bothNamed: number;
  /** None is held, and none is called sure. */
  readonly noneSure: number;
  /** The level is found within one of five, whatever is held. */
  readonly nearLevel: number;
}

/** `rounds`: so many people with each mistake, and as many with two and with none. The same for the same seed. */
export function measurePlacement(
  stock: PlacementStock,
  rounds: number,
  seed: number,
): PlacementMeasured {
  const { mistakes } = stock.table;
  const people = mistakes.length * rounds;
  const sit = (heldBy: (nth: number) => readonly MistakeIndex[], from: number) =>
    Array.from({ length: people }, (_, nth) =>
      placed(
        studentWith(heldBy(nth), nth, mistakes.length),
        stock,
        seed * 1_000_003 + from * people + nth,
      ),
    );
  const n = mistakes.length;
  // Steps that share no factor with their number go through all mistakes, and through all distances between two.
  return {
    mistakes,
    one: sit((nth) => [nth % n], 0),
    two: sit((nth) => [nth % n, (nth + 1 + ((7 * nth) % (n - 1))) % n], 1),
    none: sit(() => [], 2),
  };
}

/** Levels come round faster than mistakes, and meet each of them in turn. */
const studentWith = (held: readonly MistakeIndex[], nth: number, mistakes: number): Student => ({
  held,
  level: LEVELS[(nth + Math.floor(nth / mistakes)) % LEVELS.length] ?? 1,
});

export function placementFigures({ one, two, none }: PlacementMeasured): PlacementFigures {
  return {
    named: shareOf(one, isNamed),
    falselySure: shareOf(one, isFalselySure),
    bothNamed: shareOf(two, isNamed),
    noneSure: shareOf(none, ({ finding }) => finding.sure.length === 0),
    nearLevel: shareOf([...one, ...two, ...none], isNearLevel),
  };
}

export const isNamed = ({ student, finding }: StudentPlaced): boolean =>
  student.held.every((one) => finding.sure.includes(one) || finding.likely.includes(one));

export const isFalselySure = ({ student, finding }: StudentPlaced): boolean =>
  finding.sure.some((one) => !student.held.includes(one));

const isNearLevel = ({ student, finding }: StudentPlaced): boolean =>
  Math.abs(student.level - finding.level) <= 1;

export const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number =>
  all.length === 0 ? 100 : (100 * all.filter(isSo).length) / all.length;
