import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { LOCALES } from '../i18n/locales.ts';
import { SHARED_SIZE } from '../picture/sharePicture.ts';
import { type PageSubject, sharedPicture, wholeAddress } from './sharedPages.ts';

/** A page as it is told to whoever shows a link to it. */
export interface PreviewedPage {
  readonly language: Language;
  /** Its address in English. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly subject?: PageSubject | undefined;
}

type PreviewTag = { readonly content: string } & (
  | { readonly property: string }
  | { readonly name: string }
);

/** What readers of Open Graph and of Twitter's cards ask for; the second take all else from the first. */
export function previewTags(
  { language, page, title, description, subject }: PreviewedPage,
  siteName: string,
  site: URL,
): readonly PreviewTag[] {
  const of = (property: string, content: string): PreviewTag => ({
    property: `og:${property}`,
    content,
  });
  return [
    of('type', subject === undefined || subject.kind === 'home' ? 'website' : 'article'),
    of('site_name', siteName),
    of('title', title),
    of('description', description),
    of('url', wholeAddress(language, page, site)),
    of('locale', localeOf(language)),
    ...LANGUAGES.filter((one) => one !== language).map((one) =>
      of('locale:alternate', localeOf(one)),
    ),
    of('image', wholeAddress(language, sharedPicture(subject), site)),
    of('image:type', 'image/png'),
    of('image:width', `${SHARED_SIZE.width}`),
    of('image:height', `${SHARED_SIZE.height}`),
    of('image:alt', altOf(title, subject)),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

const localeOf = (language: Language): string => LOCALES[language].replace('-', '_');

/** What the picture shows, in words: the board by its name, and what is asked of it. */
function altOf(title: string, subject: PageSubject | undefined): string {
  const asks = subject && 'asks' in subject ? subject.asks.slice(0, 1) : [];
  return [title, ...asks].join('. ');
}
