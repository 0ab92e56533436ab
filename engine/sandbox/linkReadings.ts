/** A text with more after its link than this was not pasted for the link. */
const LONGEST = 20_000;

/**
 * What a link may have been before mail, forums and chats had it, the likeliest first: decoded never to three times, and
 * each as it is, up to the first blank, and without the blanks at which it was broken.
 */
export function* readingsOf(text: string): Generator<string> {
  let said = text;
  for (let times = 0; times <= MOST_DECODED; times += 1) {
    for (const one of unbroken(said)) {
      yield one;
      yield one.replace(COUNTER, '%2B').replace(NOTHING_THERE, '%3A');
    }
    const next = decoded(said);
    if (next === said) return;
    said = next;
  }
}

const MOST_DECODED = 3;

/** A plus between no two items, that was decoded: one of `+1/+1`, or of `power 3+`. */
const COUNTER = /(?<=[_/])\+|\+(?=[+,;_.])/g;

/** The colon of a side that has nothing. */
const NOTHING_THERE = /:(?=;|\.[a-z0-9]{4}(?![a-z0-9]))/g;

function* unbroken(text: string): Generator<string> {
  yield text;
  const short = text.slice(0, LONGEST);
  if (!BROKEN.test(short)) return;
  yield short.replace(/[\s<>"“”»].*$/s, '');
  yield short.replaceAll(BREAKS, '');
  yield quotedPrintable(short);
}

// Also what nobody sees, and the mark before each line of a mail that is answered.
const BREAKS = /[\s>\u00ad\u200b-\u200d\u2060\ufeff]/g;
const BROKEN = new RegExp(BREAKS.source);

const quotedPrintable = (text: string): string =>
  text
    .replaceAll(/=\s*\n/g, '')
    .replaceAll(/=3D/gi, '=')
    .replaceAll(BREAKS, '');

/** What no letter is made of, a percent sign or half of a letter, stays as it is. */
export const decoded = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
