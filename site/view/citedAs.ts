// What is copied of an address, as each place takes it.
import type { SharedAs } from '../i18n/shareWords.ts';
import { inAttribute } from './frameCode.ts';

/** An address, and what is said with it. */
export interface CitedAddress {
  readonly address: string;
  readonly says: string;
}

/** As text to be pasted; a citation has its address in each. */
export const citedAs = ({
  address,
  says,
}: CitedAddress): { readonly [A in Exclude<SharedAs, 'embed'>]: string } => ({
  link: address,
  forum: `[url=${address}]${says}[/url]`,
  markdown: `[${inMarkdown(says)}](${address})`,
  html: `<a href="${inAttribute(address)}">${inAttribute(says)}</a>`,
  text: `${says}: ${address}`,
});

/** Text as it may stand in a paragraph, a list or a table. */
export const inMarkdown = (text: string): string => text.replaceAll(/[[\]\\|*_`<]/g, '\\$&');
