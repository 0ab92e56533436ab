import type { AnsweredQuestion } from '#engine';

/** What is declared or divided is ruled on as it stands; all else has one answer. */
export const isMarkedByEngine = ({ answer: { kind } }: Pick<AnsweredQuestion, 'answer'>): boolean =>
  kind === 'attack' || kind === 'block' || kind === 'division';
