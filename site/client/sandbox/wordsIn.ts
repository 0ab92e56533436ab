import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../../i18n/languages.ts';
import type { SandboxWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';

/** What a game of one's own is told with. */
export interface Words {
  readonly m: TellingWords;
  readonly words: SandboxWords;
}

const TELLING: { readonly [L in Language]: () => Promise<{ readonly telling: TellingWords }> } = {
  en: () => import('../../i18n/en/telling.ts'),
  it: () => import('../../i18n/it/telling.ts'),
  es: () => import('../../i18n/es/telling.ts'),
};

const SANDBOX: { readonly [L in Language]: () => Promise<{ readonly sandbox: SandboxWords }> } = {
  en: () => import('../../i18n/en/chrome/sandbox.ts'),
  it: () => import('../../i18n/it/chrome/sandbox.ts'),
  es: () => import('../../i18n/es/chrome/sandbox.ts'),
};

/** In a language by its code. Rejects where they can't be loaded. */
export async function wordsIn(code: string): Promise<Words> {
  const language = LANGUAGES.find((one) => one === code) ?? ROOT_LANGUAGE;
  const [{ telling }, { sandbox }] = await Promise.all([TELLING[language](), SANDBOX[language]()]);
  return { m: telling, words: sandbox };
}
