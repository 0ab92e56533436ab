import type { Compared, FamilyMeasured, Measured, ReplayMeasured, Target } from './measured.ts';
import { REPLAY_TARGET } from './measureReplays.ts';
import { tableOf } from './table.ts';

/** The measurements as tables for a terminal. */
export const asText = ({ families, replays, transitions }: Measured): string =>
  [
    'Declarations: milliseconds of this solver, and how many times as long others take',
    ...tableOf([FAMILY_HEAD, ...families.map(familyRow)]),
    '',
    ...families.map(({ name, about, boards }) => `${name}: ${boards} boards, ${about}`),
    '',
    `Replays: milliseconds, the least of several, in the first edition of each scenario; the main line < ${REPLAY_TARGET} ms`,
    ...tableOf([
      ['scenario', 'edition', 'main line', 'with branches', 'branches'],
      ...replays.map(({ file, edition, main, withBranches, branches, isMet }) => [
        nameOf(file),
        edition,
        `${time(main)}${isMet ? '' : ' MISSED'}`,
        time(withBranches),
        `${branches}`,
      ]),
    ]),
    '',
    'Transitions: microseconds of the ruling, and of the machine that is told of it; both as many passes of priority',
    ...tableOf([
      ['action', 'from', 'to', 'samples', 'ruling', 'machine', 'passes'],
      ...transitions.map((one) => [
        one.action,
        one.from,
        one.to,
        `${one.samples}`,
        one.rulingMicroseconds.toFixed(0),
        one.machineMicroseconds.toFixed(0),
        one.timesAPass.toFixed(1),
      ]),
    ]),
    '',
    verdict(families, replays),
  ].join('\n');

const FAMILY_HEAD = [
  'family',
  'median',
  'p99',
  'worst',
  'HiGHS ÷ own',
  'least',
  'listing ÷ own',
  'unproved',
  'wrong',
  'target',
];

const familyRow = (family: FamilyMeasured): readonly string[] => [
  family.name,
  time(family.own.median),
  time(family.own.p99),
  time(family.own.worst),
  ratio(family.highs, 'median'),
  ratio(family.highs, 'least'),
  ratio(family.enumerator, 'median'),
  `${family.unproved}`,
  `${family.wrong.length}`,
  `${wordTarget(family.target)}${family.isMet ? '' : ' MISSED'}`,
];

function wordTarget(target: Target): string {
  switch (target.kind) {
    case 'median':
      return `≥ ${target.ratio}${target.p99 === undefined ? '' : `, p99 < ${target.p99} ms`}`;
    case 'neverSlowerThan':
      return `least ≥ 1/${target.times}`;
    case 'worst':
      return `worst ≤ ${target.milliseconds} ms`;
    case 'none':
      return '-';
  }
}

const nameOf = (file: string): string => file.replace(/^scenarios\/|\/scenario\.yaml$/g, '');

function verdict(families: readonly FamilyMeasured[], replays: readonly ReplayMeasured[]): string {
  const wrong = families.filter((family) => family.wrong.length > 0).map(({ name }) => name);
  const missed = [
    ...families.filter(({ isMet }) => !isMet).map(({ name }) => name),
    ...replays.filter(({ isMet }) => !isMet).map(({ file }) => nameOf(file)),
  ];
  return [
    wrong.length === 0 ? 'all maxima agree' : `DIFFERENT MAXIMA in ${wrong.join(', ')}`,
    missed.length === 0 ? 'every target met' : `target missed: ${missed.join(', ')}`,
  ].join('; ');
}

const time = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(3) : milliseconds.toFixed(1);

function ratio(compared: Compared | undefined, which: 'median' | 'least'): string {
  if (compared === undefined) return '-';
  const value = compared.ratio[which];
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
