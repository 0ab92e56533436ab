import { createHash } from 'node:crypto';
import type { Element } from './html.ts';
import type { Page } from './page.ts';

/**
 * What a page holds that its own content security policy would not let a browser run, and policies that are missing or
 * let through too much. A browser keeps to a policy from the place on where it stands, so it comes before all it rules.
 */
export function policyProblems({ elements }: Page): readonly string[] {
  const at = elements.findIndex(isPolicy);
  const stated = elements[at]?.attributes.get('content');
  if (stated === undefined) return ['has no content security policy'];
  const policy = directivesOf(stated);
  const early = elements.slice(0, at).filter(({ tag }) => ruled.includes(tag));
  return [
    ...early.map(({ tag }) => `<${tag}> stands before the content security policy`),
    ...loose(policy),
    ...elements.flatMap((element) => refused(element, policy)),
  ];
}

const isPolicy = ({ tag, attributes }: Element): boolean =>
  tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';

const ruled: readonly string[] = ['script', 'style', 'link', 'base', 'img'];

type Policy = ReadonlyMap<string, readonly string[]>;

const directivesOf = (stated: string): Policy =>
  new Map(
    stated.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Whatever is not of the site itself or named by its hash is an exception. */
const loose = (policy: Policy): readonly string[] => [
  ...[...policy].flatMap(([name, sources]) =>
    sources
      .filter((source) => !/^'(none|self|sha256-[\w+/]+=*)'$/.test(source))
      .map((source) => `its policy has ${name} ${source}`),
  ),
  ...['default-src', 'base-uri', 'form-action']
    .filter((name) => policy.get(name)?.join() !== "'none'")
    .map((name) => `its policy does not say ${name} 'none'`),
];

function refused({ tag, attributes, code }: Element, policy: Policy): readonly string[] {
  const allowed = policy.get(`${tag}-src`) ?? [];
  const isCode = (tag === 'script' && isRun(attributes.get('type'))) || tag === 'style';
  return [
    ...(isCode && code !== '' && !allowed.includes(`'${hashOf(code)}'`)
      ? [`its policy refuses a <${tag}> that stands in it: ${code.trim().slice(0, 60)}`]
      : []),
    ...[...attributes].flatMap(([name, value]) =>
      name === 'style' || name.startsWith('on') || isScriptAddress(value)
        ? [`its policy refuses <${tag} ${name}="${value.slice(0, 60)}">`]
        : [],
    ),
  ];
}

/** A script that holds data is not run. */
const isRun = (type = ''): boolean => ['', 'module', 'text/javascript'].includes(type);

/** A browser reads the scheme of an address without blanks and control characters. */
const isScriptAddress = (value: string): boolean =>
  [...value]
    .filter((sign) => sign > ' ')
    .join('')
    .toLowerCase()
    .startsWith('javascript:');

const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
