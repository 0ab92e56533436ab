import type { z } from 'zod';
import { type Ability, ability } from '../language/ability.ts';
import { rememberedByKey } from '../vocabulary/remembered.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { Card } from './card.ts';
import { cardFrom, senseProblems } from './cardFrom.ts';
import type { Issue } from './issue.ts';
import type { Place } from './place.ts';
import { formProblems } from './reading/formProblems.ts';
import { issueOf, type Problem } from './reading/problem.ts';
import { indexedCardForm } from './schema/card.ts';

/** Where a line of the index stands. */
export interface IndexLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Reads a card from its line of the index; whatever is wrong stands at the beginning of the line. */
export function readIndexedCard(of: IndexLine): Result<Card, readonly Issue[]> {
  const read = dataIn(of.text);
  if (!read.ok) return err([issueIn(of, NOT_JSON)]);
  const form = indexedCardForm.safeParse(read.value);
  if (!form.success)
    return err(formProblems(read.value, form.error.issues).map((one) => issueIn(of, one)));
  const { id, back, ...front } = form.data;
  const faces = [front, ...(back === undefined ? [] : [back])].map(faceOf);
  const [first, behind] = faces.map(({ face }) => face);
  if (first === undefined) return err([]);
  const card = behind === undefined ? first : { ...first, back: behind };
  const problems = [...faces.flatMap((one) => one.problems), ...senseProblems(card)];
  if (problems.length > 0) return err(problems.map((problem) => issueIn(of, problem)));
  return ok(cardFrom(id, card));
}

type Written = Omit<z.output<typeof indexedCardForm>, 'id' | 'back'>;
type Face = Omit<Written, 'abilities'> & { readonly abilities: Ability[] };

function faceOf({ abilities = [], ...face }: Written): {
  readonly face: Face;
  readonly problems: readonly Problem[];
} {
  const read = abilities.map((one) => abilityIn(JSON.stringify(one)));
  return {
    face: { ...face, abilities: read.flatMap((one) => (one.ok ? [one.value] : [])) },
    problems: read.flatMap((one) => (one.ok ? [] : one.error)),
  };
}

/** What one card has another has, too: the same words are looked at once. */
const abilityIn = rememberedByKey((text: string): Result<Ability, readonly Problem[]> => {
  const data: unknown = JSON.parse(text);
  const form = ability.safeParse(data);
  return form.success ? ok(form.data) : err(formProblems(data, form.error.issues));
});

function dataIn(text: string): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(undefined);
  }
}

const NOT_JSON: Problem = {
  path: [],
  at: 'value',
  code: 'notJson',
  found: '',
  expected: ['json'],
};

function issueIn({ file, line }: IndexLine, problem: Problem): Issue {
  const place = (): Place => ({ line, column: 1 });
  return issueOf({ file, data: undefined, issues: [], placeOf: place, placeOfKey: place }, problem);
}
