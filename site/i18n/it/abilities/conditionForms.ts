/** A condition as it holds, as it does not, and, where it asks for something, fit to follow "a meno che". */
export interface ConditionForms {
  readonly holds: string;
  readonly fails: string;
  readonly unless?: string;
}

export const is = (who: string, what: string): ConditionForms => ({
  holds: `${who} è ${what}`,
  fails: `${who} non è ${what}`,
  unless: `${who} non sia ${what}`,
});

export const opposite = ({ holds, fails }: ConditionForms): ConditionForms => ({
  holds: fails,
  fails: holds,
});
