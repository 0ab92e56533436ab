import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import type { Speaking } from '../../abilities/words.ts';
import { after } from '../agreement.ts';

/** What an ability is printed on, where it was just spoken of. */
export const IT = `ess${HOST_ENDING}`;

const CLITIC = `l${HOST_ENDING}`;

/** What a pronoun becomes that hangs on its verb: `rimuovila`. */
export const clitic = (words: string): string => (words === IT ? CLITIC : words);

export const isPronoun = (words: string): boolean => words === IT || words === 'essa';

/** Named once more, where a new sentence begins with it. */
export const self = ({ self: words }: Speaking, isFirst: boolean): string =>
  isFirst && words === IT ? '' : `${HOST} `;

/** `su una creatura`, `su di essa` */
export const onto = (words: string): string =>
  isPronoun(words) ? `su di ${words}` : after('su', words);
