import type { z } from 'zod';
import { isMapping, type Loose } from '../../language/loosely.ts';
import type { scenarioFormWith } from '../schema/scenario.ts';

/** Whatever of a scenario file can be read in spite of its mistakes. */
export type LooseScenario = Loose<z.input<ReturnType<typeof scenarioFormWith<unknown>>>>;

export type LooseBoard = LooseScenario['board'];
export type LoosePlayers = LooseScenario['players'];
export type LooseBranch = Part<LooseScenario['branches']>;
export type LooseObject = Item<Part<LooseBoard>>;
export type LooseQuestion = Item<LooseScenario['questions']>;
export type LooseScript = NonNullable<LooseScenario['script']>;
export type LooseOutcome = LooseScenario['outcome'];

type Part<R> = NonNullable<NonNullable<R>[keyof NonNullable<R>]>;
type Item<L> = NonNullable<L> extends readonly (infer I)[] ? NonNullable<I> : never;

/** An entry that is a mere word, as `pass` is, or nothing at all, has no parts. */
export const partsOf = (entry: LooseScript[number]): LooseEntry => (isMapping(entry) ? entry : {});

export type LooseEntry = Exclude<LooseScript[number], string | undefined>;
