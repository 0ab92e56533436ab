import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { beliefsIn, MISTAKE_NAMES } from '../mistakes/index.ts';
import type { Rules } from '../mistakes/rulesOf.ts';
import { unprintedRules } from '../testing/editionChanges/unprintedRules.ts';
import { wronglyCited } from '../testing/editionChanges/wronglyCited.ts';
import { everyCase } from '../testing/everyCase.ts';
import type { Case, EditionRuling } from './case.ts';
import { playRuling } from './playRuling.ts';

const cases = everyCase();
const files = Map.groupBy(cases, ({ file }) => file);

test('each mistake has a case on which somebody who makes it rules otherwise', () => {
  const mistakes = cases.flatMap(({ about }) => (about.kind === 'mistake' ? [about.mistake] : []));
  expect(new Set(mistakes)).toEqual(new Set(MISTAKE_NAMES));
});

describe.each([...files])('%s', (_, all) => {
  test('each case has a name of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test.each(all.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    expect([...troublesBy(one), ...troublesOfBelievers(one), ...troublesWithout(one)]).toEqual([]);
  });
});

/** By the rules: what does not hold, and rules that are cited and not printed, or cited where they don't hold. */
const troublesBy = ({ file, so }: Case): readonly string[] =>
  so.flatMap((ruling) =>
    ruling.editions.flatMap((edition) => {
      const { moments } = playRuling(ruling, { edition }).line;
      return [
        ...troubles(file, ruling, { edition }),
        ...unprintedRules(moments, edition),
        ...wronglyCited(moments, edition),
      ];
    }),
  );

/** By a mistake: the other mistakes rule as the rules do, and neither ruling holds by both. */
function troublesOfBelievers(one: Case): readonly string[] {
  if (one.about.kind !== 'mistake') return [];
  const { file, so, alike, about } = one;
  const believed = beliefsIn([about.mistake]);
  return [
    ...alike.flatMap((other) =>
      ruledBy(file, so, (by) => ({ ...by, believed: beliefsIn([other]) })),
    ),
    ...ruledBy(file, about.believed, (by) => ({ ...by, believed })),
    ...(ruledBy(file, about.believed, (by) => by).length > 0 ? [] : ['the mistake is so']),
    ...(ruledBy(file, so, (by) => ({ ...by, believed })).length > 0
      ? []
      : ['what is so is believed']),
  ];
}

function troublesWithout({ file, so, about }: Case): readonly string[] {
  if (about.kind !== 'keyword' || about.without.length === 0) return [];
  const off = (rulings: readonly EditionRuling[]) =>
    rulings.flatMap((ruling) =>
      ruling.editions.flatMap((edition) => troubles(file, ruling, { edition }, about.keyword)),
    );
  return [...off(about.without), ...(off(so).length > 0 ? [] : ['it makes no difference'])];
}

const ruledBy = (
  file: string,
  rulings: readonly EditionRuling[],
  rules: (by: Rules) => Rules,
): readonly string[] =>
  rulings.flatMap((ruling) =>
    ruling.editions.flatMap((edition) => troubles(file, ruling, rules({ edition }))),
  );

const troubles = (
  file: string,
  ruling: EditionRuling,
  rules: Rules,
  keyword?: Parameters<typeof playRuling>[2],
): readonly string[] =>
  playRuling(ruling, rules, keyword).problems.map(
    ({ at, trouble }) =>
      `${file}:${at.line}:${at.column} ${rules.edition === NEWEST_EDITION ? '' : `in ${rules.edition} `}${JSON.stringify(trouble)}`,
  );
