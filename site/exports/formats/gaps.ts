import { element, escaped } from '../../picture/xml.ts';
import type { RowedKey } from './rows.ts';

/** Rows of which each has a list to choose from, in the text of the question (Moodle’s embedded answers). */
export const gapsHtml = ({ rows }: RowedKey, apart: NonNullable<RowedKey['apart']>): string =>
  element(
    'ul',
    {},
    ...rows.map(({ label, choices }, row) => {
      const right = apart[row] ?? [];
      const options = choices.map((choice, at) =>
        right.includes(at) ? `=${gapText(choice)}` : gapText(choice),
      );
      return element('li', {}, escaped(label), ` {1:MULTICHOICE:${options.join('~')}}`);
    }),
  );

/** Text that ends no option and no list, and that is not read as a worth. */
const gapText = (text: string): string =>
  escaped(text)
    .replaceAll(/[\\~#}"/]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/^[=%]/, (sign) => `&#${sign.charCodeAt(0)};`);
