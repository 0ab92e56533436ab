import { addressIn, type Language } from '../i18n/languages.ts';
import type { RuleRef } from '../view/rules.ts';
import { type Html, html } from './html.ts';

export const ruleLinkHtml = ({ number, page }: RuleRef, language: Language): Html =>
  html`<a class="r" href="${addressIn(language, page)}">${number}</a>`;
