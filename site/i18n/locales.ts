import type { Language } from './languages.ts';

/** How each language writes dates and rows. */
export const LOCALES: { readonly [L in Language]: string } = {
  en: 'en-GB',
  it: 'it-IT',
  es: 'es-ES',
};
