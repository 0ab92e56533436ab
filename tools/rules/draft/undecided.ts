/** What stands before a rule that a person has to decide on, and is taken away by whoever did. */
export const UNDECIDED = '// TO DECIDE:';
