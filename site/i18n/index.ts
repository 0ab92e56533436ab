import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { it } from './it/index.ts';
import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

const MESSAGES: { readonly [L in Language]: Messages } = { en, it, es };

/** Everything that the site says in a language. */
export const messagesIn = (language: Language): Messages => MESSAGES[language];
