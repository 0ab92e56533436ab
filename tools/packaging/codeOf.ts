import { join } from 'node:path';
import { build } from 'vite';

/** The code of a file and all that it imports but packages, in one. */
export async function codeOf(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(root, entry),
        external: /^(?![./#]|[A-Za-z]:)/,
        output: { codeSplitting: false },
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks.filter((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error(`no code of ${entry}`);
  return chunk.code;
}
