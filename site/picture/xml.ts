/** Attributes of an element; one without a value is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of XML. Its children are XML already: text goes through `escaped`. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly string[]
): string {
  const said = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(`${value}`)}"`]))
    .join('');
  const within = children.join('');
  return within === '' ? `<${name}${said}/>` : `<${name}${said}>${within}</${name}>`;
}

/** Text as it stands in XML, in elements and in attributes; what XML can't hold is left out. */
export const escaped = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((letter) => NAMED[letter] ?? letter)
    .join('');

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML 1.0 has no control characters but three, no halves of a pair, and two code points less. */
function isAllowed(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
