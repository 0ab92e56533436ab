import { join } from 'node:path';
import { build } from 'vite';

/** A program of somebody else with all the packages that it uses, as text of one module that runs in a browser. */
export async function putTogether(folder: string, program: string): Promise<string> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2024',
      rolldownOptions: { input: join(folder, program), output: { codeSplitting: false } },
    },
  });
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return parts.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n');
}
