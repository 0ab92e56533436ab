// Markup from templates: for pages as they are built, and for scripts that draw the same in a browser.

/** Markup, which only `html` and `attributes` make: nothing else is taken for it. */
export type Html = Markup;

/** What may stand in a template: text is escaped; what is not there gives nothing. */
export type Content = Html | string | number | false | undefined | readonly Content[];

class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Lines are broken and indented as the source likes; only blanks within a line are kept. */
export const html = (fixed: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Markup(String.raw({ raw: onOneLine(fixed) }, ...contents.map(written)));

const templates = new WeakMap<TemplateStringsArray, readonly string[]>();

/** A template is the same each time that it is come to. */
function onOneLine(fixed: TemplateStringsArray): readonly string[] {
  const known = templates.get(fixed);
  if (known !== undefined) return known;
  const made = fixed.map((text) => text.replace(/\s*\n\s*/g, ''));
  templates.set(fixed, made);
  return made;
}

function written(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return `${content}`;
  return typeof content === 'object'
    ? content.map(written).join('')
    : escaped(`${content}`, /[&<>"']/g);
}

/** Attributes with a blank before each; one that is undefined or false is left out, one that is true needs no value. */
export const attributes = (
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): Html => new Markup(Object.entries(values).map(attribute).join(''));

function attribute([name, value]: readonly [
  string,
  string | number | boolean | undefined,
]): string {
  if (value === undefined || value === false) return '';
  return value === true || value === '' ? ` ${name}` : ` ${name}="${escaped(`${value}`, /[&"]/g)}"`;
}

/** Those that hold, for `class`; undefined where none does. */
export const classes = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

const escaped = (text: string, special: RegExp): string =>
  text.replace(special, (letter) => ENTITIES[letter] ?? letter);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
