import { type EditionId, isEditionId } from '../../../engine/citation/editions.ts';
import { numberOf } from '../../../engine/citation/ruleIndex.ts';
import type { RulesCompared } from '../compared.ts';

/** How much was found by itself, and whether any of it is wrong. */
interface Measured {
  readonly all: number;
  readonly found: number;
  readonly doubtful: number;
  /** What is said without a doubt and stands otherwise in our overlay of the later edition. */
  readonly wrong: readonly string[];
}

/** What was found, held against the numbers of the later edition; undefined where its text is of none that we have. */
export function measuredText(compared: RulesCompared): string | undefined {
  const { effective } = compared.later;
  if (!isEditionId(effective)) return undefined;
  const { all, found, doubtful, wrong } = measured(compared, effective);
  return [
    `Held against the numbers of ${effective}: ${found} of ${all} found by itself, ${doubtful} in doubt, ${wrong.length} wrong`,
    ...wrong.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

/** Holds what was found against the numbers that we have of the later edition already. */
function measured({ keys }: RulesCompared, edition: EditionId): Measured {
  const sure = keys.filter(({ fate }) => fate.kind !== 'doubtful');
  const wrong = sure.flatMap(({ key, fate }) => {
    const said = 'to' in fate ? fate.to : undefined;
    const is = numberOf(edition, key);
    return said === is ? [] : [`${key}: ${said ?? 'gone'} was found, ${is ?? 'gone'} is right`];
  });
  return {
    all: keys.length,
    found: sure.length - wrong.length,
    doubtful: keys.length - sure.length,
    wrong,
  };
}
