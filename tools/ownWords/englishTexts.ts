import { hostOf } from '../../site/i18n/abilities/host.ts';
import { en } from '../../site/i18n/en/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { loadCards } from '../../site/library/cards.ts';
import { readFiles, type SourceFile } from '../project/files.ts';

const [, ...TRANSLATIONS] = LANGUAGES;

/** Whatever is written in the project in English: prose, words of the site, comments, papers. */
export const writtenTexts = (root: string): readonly SourceFile[] => readFiles(root, isEnglish);

/** The words that are made for the abilities of each card, in place of its file's text. */
export const madeTexts = (root: string): readonly SourceFile[] =>
  [...loadCards(root).cards.values()].map(({ id, characteristics }) => ({
    path: `words made for ${id}`,
    text: characteristics.abilities
      .map((one) => en.ability(one, hostOf(characteristics)))
      .join('\n\n'),
  }));

/** Words of other languages are no source's, and what is fixed is fixed. */
const isEnglish = (path: string): boolean =>
  (/\.(md|mdx|ts|mjs|astro|yaml)$/.test(path) || /^site\/i18n\/.*\.json$/.test(path)) &&
  !TRANSLATED.test(path) &&
  // How cards say things is what the reader of their texts is made of.
  !path.startsWith('site/cardText/') &&
  !path.startsWith('tools/ownWords/');

const TRANSLATED = new RegExp(`(^|/)(${TRANSLATIONS.join('|')})(/|\\.(mdx|yaml)$)`);
