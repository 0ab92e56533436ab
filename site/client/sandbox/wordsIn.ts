import { LANGUAGES, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import { ownOf } from '../../i18n/ownOf.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';

/** What a game of one's own is told with. */
export interface Words {
  readonly m: TellingWords;
  readonly words: SandboxWords;
}

const TELLING = import.meta.glob<{ readonly telling: TellingWords }>('../../i18n/*/telling.ts');

const SANDBOX = import.meta.glob<{ readonly sandbox: SandboxWords }>(
  '../../i18n/*/chrome/sandbox.ts',
);

/** In a language by its code. Rejects where they can't be loaded. */
export async function wordsIn(code: string): Promise<Words> {
  const language = LANGUAGES.find((one) => one === code) ?? ROOT_LANGUAGE;
  const [{ telling }, { sandbox }] = await Promise.all([
    ownOf(TELLING, language),
    ownOf(SANDBOX, language),
  ]);
  return { m: telling, words: sandbox };
}
