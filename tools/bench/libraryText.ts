/** What a library of one size costs: seconds, and gigabytes where a name says memory. */
export interface LibraryMeasured {
  readonly scenarios: number;
  readonly load: number;
  readonly cold: number;
  /** Seconds of processors, in the program itself and for it in the system; 0 where the system does not tell. */
  readonly coldProcessor: number;
  readonly coldMemory: number;
  /** Of all that a host is given. */
  readonly files: number;
  readonly megabytes: number;
  /** Until a development server that is begun after that build has answered with a scenario's page. */
  readonly firstPage: number;
  /** Building again after one scenario file was changed. */
  readonly changed: number;
  readonly changedProcessor: number;
}

/** The measurements as lines for a terminal, with what a scenario costs in the copy as many times as in the original. */
export const libraryText = (measured: readonly LibraryMeasured[]): string =>
  [
    ...measured.map((one) => sizeText(one, measured[0] ?? one)),
    ...growthLines(measured[0], measured.at(-1)),
  ].join('\n');

function sizeText(one: LibraryMeasured, first: LibraryMeasured): string {
  const growth = (what: 'load' | 'cold' | 'changed'): string =>
    `${one[what].toFixed(1)} s (a scenario costs ${(one[what] / one.scenarios / (first[what] / first.scenarios)).toFixed(2)} times as much)`;
  const most = mostProcessor(one.scenarios);
  return [
    `${one.scenarios} scenarios`,
    `  loading ${growth('load')}`,
    `  cold build ${growth('cold')}`,
    `  cold build ${held(one.coldProcessor, most, 's of processors')}`,
    `  cold build ${held(one.coldMemory, MOST_MEMORY, 'GB of memory', 2)}`,
    `  dist/ has ${one.files} files, ${one.megabytes.toFixed(1)} MB`,
    `  first page in development ${one.firstPage.toFixed(1)} s (${(one.firstPage / first.firstPage).toFixed(2)} times as long)`,
    `  build after one file changed ${growth('changed')}`,
    `  build after one file changed ${held(one.changedProcessor, MOST_CHANGED, 's of processors')}`,
  ].join('\n');
}

/** Nothing where both are of one size. */
function growthLines(
  first: LibraryMeasured | undefined,
  last: LibraryMeasured | undefined,
): readonly string[] {
  const more = (last?.scenarios ?? 0) - (first?.scenarios ?? 0);
  if (first === undefined || last === undefined || more <= 0) return [];
  const files = (last.files - first.files) / more;
  const megabytes = (last.megabytes - first.megabytes) / more;
  const fitting = first.scenarios + Math.floor((HOST - first.megabytes) / megabytes);
  return [
    'one more scenario',
    `  ${held(files, MOST_FILES, 'files')}`,
    `  ${held(megabytes, MOST_MEGABYTES, 'MB', 2)}`,
    `  at that growth ${fitting} scenarios fit in 1 GB (goal ≥ ${LEAST_FITTING}): ${fitting >= LEAST_FITTING ? 'met' : 'MISSED'}`,
  ];
}

const held = (measured: number, most: number, unit: string, places = 1): string =>
  `${measured.toFixed(places)} ${unit} (goal ≤ ${Number(most.toFixed(1))}): ${measured <= most ? 'met' : 'MISSED'}`;

const MOST_MEMORY = 2;
const MOST_CHANGED = 10;
const MOST_FILES = 40;
const MOST_MEGABYTES = 0.9;
/** Of a host that costs nothing, in megabytes. */
const HOST = 1000;
const LEAST_FITTING = 1000;

/** Seconds of processors that a cold build may take, by scenarios; between these in proportion. */
const COLD: readonly (readonly [scenarios: number, seconds: number])[] = [
  [53, 75],
  [500, 300],
  [2000, 1200],
];

function mostProcessor(scenarios: number): number {
  const after = COLD.findIndex(([size]) => size >= scenarios);
  const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] =
    after === 0 ? COLD : COLD.slice(after < 0 ? -2 : after - 1);
  return scenarios <= x1 ? y1 : y1 + ((scenarios - x1) * (y2 - y1)) / (x2 - x1);
}
