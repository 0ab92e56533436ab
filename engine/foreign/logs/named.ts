/** An object as a log names it. */
export interface Named {
  readonly name: string;
  /** By which the log tells it from others. */
  readonly id?: string;
  /** Its size as it is, `4/4`. */
  readonly size?: string;
}

/** `Serra Angel [3f2] (4/4)`, `Serra Angel (12)`, `their Serra Angel`. */
export function namedIn(text: string): Named {
  const whole = text
    .trim()
    .replace(/^(?:their (?:own )?|"|“)/i, '')
    .replace(/["”.,]+$/, '');
  const [, size] = /\((-?\d+\/-?\d+)\)$/.exec(whole) ?? [];
  const plain = whole.replace(/\s*\(-?\d+\/-?\d+\)$/, '');
  const [, name = plain, bracketed, numbered] =
    /^(.+?)\s*(?:\[([0-9a-z]{1,12})\]|\((\d{1,9})\))$/i.exec(plain) ?? [];
  const id = bracketed ?? numbered;
  return {
    name,
    ...(id === undefined ? {} : { id }),
    ...(size === undefined ? {} : { size }),
  };
}

/** What a line calls it: a token whose size is told by that and its subtypes, and all else by its name. */
export function calledIn({ name, size }: Named): string {
  const [, subtypes] = /^(.+?) token$/i.exec(name) ?? [];
  if (subtypes === undefined || size === undefined) return name;
  return `${size} ${subtypes.toLowerCase()}`;
}

/** `Serra Angel [1], Grizzly Bears [2], and Forest [3]`; where nothing has an id, as English lists. */
export function allNamedIn(list: string): readonly Named[] {
  const marked = [...list.matchAll(MARKED)].map(([one]) => namedIn(one.replace(BETWEEN, '')));
  if (marked.length > 0) return marked;
  const parts = list.includes(', and ')
    ? list.split(/, (?:and )?(?!the |of )/)
    : list.split(/ and | & /);
  return parts.map(namedIn).filter(({ name }) => name !== '');
}

const MARKED = /.+?(?:\[[0-9a-z]{1,12}\](?: \(-?\d+\/-?\d+\))?|\(\d{1,9}\))/gi;
const BETWEEN = /^[\s,]*(?:and\s+|&\s+)?/;
