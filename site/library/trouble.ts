import { channel } from 'node:diagnostics_channel';

/**
 * What does not hold of the library, each with its place, told by the loader to whatever shows pages: the two are loaded
 * apart, and know only this name of each other.
 */
const trouble = channel('rule-509:trouble');

/** `problems`: all that there are now, none where all holds again. */
export const tellTrouble = (problems: readonly string[]): void => trouble.publish(problems);

export const onTrouble = (hear: (problems: readonly string[]) => void): void =>
  trouble.subscribe((problems) => {
    if (Array.isArray(problems)) hear(problems);
  });
