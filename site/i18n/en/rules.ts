import type { Messages } from '../messages.ts';

/** What each rule says, in our own few words. */
export const rules: Messages['rules'] = {};
