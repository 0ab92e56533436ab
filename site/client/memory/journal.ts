// Answers that wait in the browser's plain store until they are in the log: a page writes them there at once, whatever
// comes next (`keepAnswers`). Each has a key of its own, so that two tabs never write over each other.
import { LANGUAGES } from '../../i18n/languages.ts';
import { withBase } from '../../withBase.ts';
import { type Answer, isAnswer, onlyAnswer } from './answer.ts';

const KEYS = /^answer ./;

/** Merely naming it throws where it is blocked. */
const browserStore = (): Storage => localStorage;

export function waitingAnswers(storeOf: () => Storage = browserStore): readonly Answer[] {
  try {
    const store = storeOf();
    return Object.keys(store)
      .filter((key) => KEYS.test(key))
      .flatMap((key) => read(store.getItem(key)));
  } catch {
    return [];
  }
}

/** Lets answers wait, come what may; says which the browser would not take. */
export const writeDown = (
  answers: readonly Answer[],
  storeOf: () => Storage = browserStore,
): readonly Answer[] =>
  answers.filter((answer) => {
    try {
      storeOf().setItem(`answer ${answer.id}`, JSON.stringify(answer));
      return false;
    } catch {
      return true;
    }
  });

/** They are in the log now. One of which more has become known since then waits on. */
export function settle(answers: readonly Answer[], storeOf: () => Storage = browserStore): void {
  try {
    const store = storeOf();
    for (const { id, mistakes } of answers) {
      const key = `answer ${id}`;
      if (read(store.getItem(key))[0]?.mistakes.length === mistakes.length) store.removeItem(key);
    }
  } catch {
    // They are added again, which changes nothing.
  }
}

/** An answer as a page wrote it, with the address at which it stood. */
export const fromPage = (written: Answer): Answer => ({
  ...written,
  item: itemAt(written.item),
});

/** The address of an item in English and without the site's base, whatever the page's own address is. */
function itemAt(address: string): string {
  const base = withBase('/');
  const path = address.startsWith(base) ? address.slice(base.length) : address.slice(1);
  const [, ...others] = LANGUAGES;
  const language = others.find((one) => path.startsWith(`${one}/`));
  return `/${language === undefined ? path : path.slice(language.length + 1)}`;
}

function read(text: string | null): readonly Answer[] {
  try {
    const written = fromPage(JSON.parse(text ?? 'null'));
    return isAnswer(written) ? [onlyAnswer(written)] : [];
  } catch {
    return [];
  }
}
