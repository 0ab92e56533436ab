import type { ScenarioAsking } from '../scenario/scenario.ts';
import type { Ask } from './questionKinds.ts';

/** A board with what happens on it and what is asked, as read and checked. */
export type Scenario = ScenarioAsking<Ask>;
