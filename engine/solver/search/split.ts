import type { Cut } from './bounds.ts';

/** The cases that a case is split into, each by its cuts; together they leave no legal declaration out. */
export type Split = readonly (readonly Cut[])[];
