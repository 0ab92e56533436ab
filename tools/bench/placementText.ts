import {
  isFalselySure,
  isNamed,
  type PlacementMeasured,
  placementFigures,
  shareOf,
} from './measurePlacement.ts';
import { tableOf } from './table.ts';

/** The figures, and below them those of each mistake. */
export function placementText(measured: PlacementMeasured): string {
  const { one, two, none, mistakes } = measured;
  const figures = placementFigures(measured);
  const sure = shareOf(one, ({ student, finding }) =>
    student.held.every((held) => finding.sure.includes(held)),
  );
  const boards = one.reduce((sum, sitting) => sum + sitting.boards, 0) / one.length;
  const made = one.reduce((sum, sitting) => sum + sitting.made, 0) / one.length;
  const rows = [
    ['mistake', 'asked', 'named', 'another sure', 'boards'],
    ...mistakes.map((mistake, at) => {
      const those = one.filter(({ student }) => student.held.includes(at));
      const mean = those.reduce((sum, sitting) => sum + sitting.boards, 0) / those.length;
      return [
        mistake,
        percent(shareOf(those, ({ finding }) => finding.asked.includes(at))),
        percent(shareOf(those, isNamed)),
        percent(shareOf(those, isFalselySure)),
        mean.toFixed(1),
      ];
    }),
  ];
  return [
    `${one.length} people with one mistake, ${two.length} with two, ${none.length} with none; one answer in ten slips`,
    `one held, named: ${percent(figures.named)} (called sure: ${percent(sure)}), after ${boards.toFixed(1)} boards on average, ${made.toFixed(1)} of them made there and then`,
    `one held, another called sure: ${percent(figures.falselySure)}`,
    `two held, both named: ${percent(figures.bothNamed)}`,
    `none held, none called sure: ${percent(figures.noneSure)}`,
    `level within one of five: ${percent(figures.nearLevel)}`,
    '',
    ...tableOf(rows),
  ].join('\n');
}

const percent = (share: number): string => `${share.toFixed(1)}%`;
