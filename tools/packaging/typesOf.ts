import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * The types of a file and of all that they name, by their paths from its folder: `state/gameState.d.ts`. What only the
 * code needs is left out: the forms of files would be megabytes.
 */
export function typesOf(root: string, entry: string): ReadonlyMap<string, string> {
  const program = ts.createProgram([join(root, entry)], optionsIn(root));
  const home = join(root, dirname(entry));
  const made = new Map<string, string>();
  const left = [join(root, entry)];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const path = relative(home, file).replace(/\.ts$/, '.d.ts').replaceAll('\\', '/');
    if (made.has(path)) continue;
    const text = WITHOUT_PACKAGES.get(path) ?? declarationsOf(program, file);
    made.set(path, text);
    left.push(...namedIn(text).map((name) => join(dirname(file), name)));
  }
  return made;
}

/**
 * What is said in place of types that are made of those of another package: xstate’s do not hold in the strictest settings,
 * and nobody who calls needs them. What is not said here and named elsewhere is missed by the programs of the test.
 */
const WITHOUT_PACKAGES: ReadonlyMap<string, string> = new Map([
  [
    'turn/play.d.ts',
    `import type { Moment } from '../log/moment.ts';
import type { TurnContext } from './turnContext.ts';
/** A moment of a game, as the turn keeps it. */
export interface TurnSnapshot {
    readonly context: TurnContext;
}
export interface PlayResult {
    readonly snapshot: TurnSnapshot;
    readonly moments: readonly Moment[];
    readonly outcome: 'done' | 'refused';
}
`,
  ],
]);

function optionsIn(root: string): ts.CompilerOptions {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...read.config, files: [], include: [] },
    ts.sys,
    root,
  );
  return { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
}

function declarationsOf(program: ts.Program, file: string): string {
  let made = '';
  const { diagnostics } = program.emit(
    program.getSourceFile(file),
    (_, text) => {
      made = text;
    },
    undefined,
    true,
  );
  const [first] = diagnostics;
  if (first === undefined) return made;
  throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`);
}

/** The files of the project that some types name. */
const namedIn = (text: string): readonly string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));
