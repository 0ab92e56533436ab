import type { Answer, AnsweredQuestion } from '#engine';

/** What is declared or divided is ruled on as it stands; all else has one answer. */
const RULED = ['attack', 'block', 'division'] as const satisfies readonly Answer['kind'][];

export type RuledKind = (typeof RULED)[number];

export const isMarkedByEngine = ({ answer: { kind } }: Pick<AnsweredQuestion, 'answer'>): boolean =>
  RULED.some((ruled) => ruled === kind);
