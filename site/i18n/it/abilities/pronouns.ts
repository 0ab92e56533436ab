import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import type { Speaking } from '../../abilities/words.ts';
import { after } from '../agreement.ts';

/** What an ability is printed on, where it was just spoken of. */
export const IT = `ess${HOST_ENDING}`;

const CLITIC = `l${HOST_ENDING}`;

export const isPronoun = (words: string): boolean => words === IT || words === 'essa';

/** An order and what it is done to: `rimuovi quella creatura dal combattimento`, `rimuovila dal combattimento`. */
export const done = (order: string, words: string, behind = ''): string =>
  words === IT ? `${order}${CLITIC}${behind}` : `${order} ${words}${behind}`;

/** `fai tornare quella creatura in mano`, `falla tornare in mano` */
export const madeTo = (act: string, words: string, behind: string): string =>
  words === IT ? `fal${CLITIC} ${act}${behind}` : `fai ${act} ${words}${behind}`;

/** Who acts, before the verb: nobody is named again who was just spoken of. */
export const actor = (words: string): string => (isPronoun(words) ? '' : `${words} `);

/** Named once more, where a new sentence begins with it. */
export const self = ({ self: words }: Speaking, isFirst: boolean): string =>
  isFirst && words === IT ? '' : `${HOST} `;

/** `su una creatura`, `su di essa` */
export const onto = (words: string): string =>
  isPronoun(words) ? `su di ${words}` : after('su', words);
