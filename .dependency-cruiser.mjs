// The rooms of the house and who may import from whom. `npm run check -- imports` holds the code to it,
// `npm run draw` draws it. dependency-cruiser reads no .astro files: `tools/imports` holds those to the order of the rooms,
// and Biome to the doors.

/** The rooms of the engine, one row after the other; a room imports only from itself and from the rows before its own. */
export const ROOMS = [
  ['vocabulary'],
  ['citation', 'solver'],
  ['mistakes'],
  ['language'],
  ['state'],
  ['log'],
  ['change'],
  ['declaration', 'damage', 'stateBased', 'triggers', 'effects'],
  ['explanation', 'turn'],
  ['scenario'],
  ['training'],
  ['generation'],
  ['sandbox'],
  ['foreign', 'cases'],
];

/** The rooms of the site, folders and files, in the same way. */
export const SITE_ROOMS = [
  ['engine', 'withBase', 'picture', 'offline', 'styles', 'abridged', 'placement', 'search'],
  ['i18n', 'cardText'],
  ['library'],
  ['build', 'content.config', 'view'],
  ['exports', 'markup'],
  ['questions'],
  ['api', 'client'],
  ['components'],
  ['pages'],
];

/** Rooms that may load the language with its forms; all others only name its types, so that no page loads a parser. */
const READERS = ['language', 'scenario', 'cases', 'training/kinds', 'index'];

/** The packages that the engine may use: they need no file, no clock and no browser. */
export const ENGINE_PACKAGES = ['xstate', 'yaml', 'zod'];

const TESTS = String.raw`\.(test|bench)\.ts$|/testing/`;
const anyOf = (words) => `(${words.join('|')})`;

/** One rule for each room of a part of the house: it imports from no room of its own row or of a later one. */
const upwards = (part, rooms, others = []) =>
  rooms.flatMap((row, at) => {
    const later = [...rooms.slice(at).flat(), ...others];
    return row.map((room) => ({
      name: `${room}-looks-up`,
      comment: `${part}/${room} imports only from the rooms before it`,
      severity: 'error',
      from: { path: `^${part}/${room}[/.]`, pathNot: TESTS },
      to: { path: `^${part}/${anyOf(later.filter((one) => one !== room))}[/.]` },
    }));
  });

/**
 * When what belongs to a question is loaded: a folder each for what all kinds of answers share, and in each kind's folder
 * the files of that moment. `after`: what is there by then.
 */
const MOMENTS = [
  { name: 'asking', files: ['answer', 'control'], after: [] },
  { name: 'script', files: ['mark'], after: [] },
  { name: 'touch', files: ['touch'], after: ['script'] },
  { name: 'rulings', files: ['ruling'], after: ['script'] },
  { name: 'exported', files: ['exported'], after: ['script'] },
];

const loadedAt = (moments) =>
  moments.map(({ name, files }) => `${name}/|kinds/[^/]+/${anyOf(files)}[/.]`).join('|');

/** One rule for each moment: it loads nothing of another that is not there by then, but where it asks for it. */
const laterWhenAsked = MOMENTS.map((moment) => {
  const { name, after } = moment;
  const others = MOMENTS.filter((one) => one !== moment && !after.includes(one.name));
  return {
    name: `${name}-loads-no-more`,
    comment: `what is loaded with questions/${name} brings nothing along that is loaded at another time`,
    severity: 'error',
    from: { path: `^site/questions/(${loadedAt([moment])})`, pathNot: TESTS },
    to: {
      path: `^site/questions/(${loadedAt(others)})`,
      dynamic: false,
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards('engine', ROOMS, ['index', 'package', 'words', 'bench']),
    ...upwards('site', SITE_ROOMS),
    ...laterWhenAsked,
    {
      name: 'language-is-types',
      comment:
        'outside what reads files, only the types of the language, its entries and the keywords are named: its forms bring a parser along',
      severity: 'error',
      from: { path: '^engine/', pathNot: `${TESTS}|^engine/${anyOf(READERS)}[/.]` },
      to: {
        path: '^engine/language/',
        pathNot: '^engine/language/(entries|keywords)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'beliefs-apart',
      comment:
        'what is believed is carried out in folders of beliefs, beside what is true and not in it',
      severity: 'error',
      from: { path: '^engine/', pathNot: `${TESTS}|^engine/mistakes/|/beliefs/` },
      to: { path: '^engine/mistakes/beliefsOf' },
    },
    {
      name: 'no-circle',
      comment: 'files that need each other at run time are one file, or a third is missing',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-found',
      comment: 'an import names a file, with its ending',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
    {
      name: 'engine-is-closed',
      comment: 'the engine imports nothing from outside engine/',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(site|tools|scenarios)/' },
    },
    {
      name: 'engine-packages',
      comment: `the engine uses ${ENGINE_PACKAGES.join(', ')} and no other package`,
      severity: 'error',
      from: { path: '^engine/', pathNot: TESTS },
      to: {
        dependencyTypesNot: ['local', 'type-only', 'aliased', 'export'],
        pathNot: `^engine/|(^|/)node_modules/${anyOf(ENGINE_PACKAGES)}/`,
      },
    },
    {
      name: 'engine-own-door',
      comment: 'inside the engine, files import each other by their paths',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^engine/', dependencyTypes: ['aliased'] },
    },
    {
      name: 'boards-are-for-tests',
      comment: 'only tests, benchmarks and what looks for faults import what is made for tests',
      severity: 'error',
      from: { pathNot: `${TESTS}|^engine/bench/|\\.e2e\\.ts$|^tools/(bench|fuzz)/` },
      to: { path: '/testing/' },
    },
    {
      name: 'bench-is-apart',
      comment: 'nothing but the bench command imports the boards of the benchmarks',
      severity: 'error',
      from: { pathNot: '^engine/bench/|^tools/bench|\\.(test|bench)\\.ts$' },
      to: { path: '^engine/bench/' },
    },
    {
      name: 'engine-door',
      comment:
        'the engine is reached through #engine, #engine/boards, #engine/foreign, #engine/lesson, #engine/mark, #engine/played, #engine/sandbox and #engine/words alone',
      severity: 'error',
      from: { path: '^(site|scenarios)/', pathNot: String.raw`\.(test|e2e)\.ts$` },
      to: {
        path: '^engine/',
        pathNot:
          '^engine/(index|words|training/mark|generation/index|generation/played/index|foreign/index|sandbox/index|sandbox/lesson/index)\\.ts$',
      },
    },
    {
      name: 'site-below-tools',
      comment: 'tools stand on the site; nothing goes the other way',
      severity: 'error',
      from: { path: String.raw`^(site|scenarios)/|^astro\.config\.mjs$` },
      to: { path: '^tools/' },
    },
    {
      name: 'picture-is-alone',
      comment: 'a board is drawn from what it shows alone, so that it can be drawn anywhere',
      severity: 'error',
      from: { path: '^site/picture/', pathNot: TESTS },
      to: { pathNot: '^site/picture/' },
    },
    {
      name: 'scenarios-hold-no-code',
      severity: 'error',
      from: { path: '^scenarios/', pathNot: String.raw`\.test\.ts$` },
      to: { path: '.' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.astro)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
    moduleSystems: ['es6'],
    reporterOptions: { mermaid: { minify: false } },
  },
};
