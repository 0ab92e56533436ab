import { addressIn, type Language } from '../i18n/languages.ts';

/** What a page is about, where that can be told to programs and shown in a picture. */
export type PageSubject =
  | { readonly kind: 'home' }
  | (AskedSubject & { readonly kind: 'scenario' | 'exercise' })
  | { readonly kind: 'mistake'; readonly name: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'words'; readonly terms: readonly NamedTerm[] };

/** A board with what is asked of it, without what answers it. */
interface AskedSubject {
  readonly name: string;
  readonly level: string;
  readonly topic: string | undefined;
  readonly asks: readonly string[];
}

interface NamedTerm {
  readonly name: string;
  readonly anchor: string;
}

/** Where the picture of a page lies, in English; pages without one of their own have that of the site. */
export function sharedPicture(subject: PageSubject | undefined): string {
  switch (subject?.kind) {
    case undefined:
    case 'home':
    case 'words':
      return '/share/site/site.png';
    case 'scenario':
    case 'exercise':
    case 'mistake':
    case 'rule':
      return `/share/${subject.kind}s/${subject.name}.png`;
  }
}

/** A page by its whole address; `page` is the English one. */
export const wholeAddress = (language: Language, page: string, site: URL): string =>
  new URL(addressIn(language, page), site).href;
