/** An element as a strict reader of XML finds it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text of the element itself and of all that is within it. */
  readonly text: string;
}

/** Reads XML without comments, CDATA and declarations of entities; throws wherever it is not well-formed. */
export function readXml(source: string): XmlElement {
  const rest = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '');
  const [root, end] = elementAt(rest, 0);
  if (end !== rest.length) throw new Error(`something stands behind the root: ${rest.slice(end)}`);
  return root;
}

const OPEN = /<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>/y;
const CLOSE = /<\/([\w:.-]+)>/y;

function elementAt(source: string, start: number): readonly [XmlElement, number] {
  OPEN.lastIndex = start;
  const [open, name = '', said = '', isEmpty] = OPEN.exec(source) ?? [];
  if (open === undefined) throw new Error(`no element at ${source.slice(start, start + 60)}`);
  const attributes = attributesIn(said);
  if (isEmpty) return [{ name, attributes, children: [], text: '' }, start + open.length];
  const children: XmlElement[] = [];
  let text = '';
  let at = start + open.length;
  for (;;) {
    const next = source.indexOf('<', at);
    if (next < 0) throw new Error(`${name} is never closed`);
    text += unescaped(source.slice(at, next));
    CLOSE.lastIndex = next;
    const [close, closed] = CLOSE.exec(source) ?? [];
    if (close !== undefined) {
      if (closed !== name) throw new Error(`${name} is closed by ${closed}`);
      return [{ name, attributes, children, text }, next + close.length];
    }
    const [child, end] = elementAt(source, next);
    children.push(child);
    text += child.text;
    at = end;
  }
}

function attributesIn(said: string): XmlElement['attributes'] {
  const found = [...said.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  const names = found.map(([, name = '']) => name);
  if (new Set(names).size !== names.length) throw new Error(`twice the same in ${said}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error('a character that XML does not have');
  return text.replaceAll(/&([^;&]*);?/g, (whole, name: string) => {
    const code = /^#(\d+)$/.exec(name)?.[1];
    const letter = code === undefined ? ENTITIES[name] : String.fromCodePoint(Number(code));
    if (letter === undefined || !whole.endsWith(';')) throw new Error(`no entity: ${whole}`);
    return letter;
  });
}

/** All elements of a name within, at any depth, in their order. */
export const allNamed = (within: XmlElement, name: string): readonly XmlElement[] =>
  within.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allNamed(child, name),
  ]);

/** HTML that is XML as well, as it stands in a field of a file. */
export const readHtml = (html: string): XmlElement => readXml(`<div>${html}</div>`);
