import type { Messages } from './messages.ts';

/** The words that a proof needs: all that a browser loads of a language to mark an answer. */
export type ProofWords = Pick<Messages, 'language' | 'verdict'> & {
  readonly chrome: Pick<Messages['chrome'], 'sheet'>;
};
