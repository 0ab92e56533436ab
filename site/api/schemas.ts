import { z } from 'zod';
import { cardForm, exerciseForm, keysOf, scenarioForm } from '#engine';
import { setFileForm } from '../exports/setFileForm.ts';
import { API_FORMS } from './forms.ts';
import { rulingForm } from './rulingForm.ts';

/** The forms of content files, by the name under which their JSON Schema is published. */
export const SCHEMAS = { card: cardForm, exercise: exerciseForm, scenario: scenarioForm } as const;

export type SchemaName = keyof typeof SCHEMAS;

export const SCHEMA_NAMES = keysOf(SCHEMAS);

/** With them are published the forms of what the site gives away. */
const PUBLISHED = {
  ...SCHEMAS,
  'question-set': setFileForm,
  'api-exercises': API_FORMS.exercises,
  'api-rules': API_FORMS.rules,
  'api-scenarios': API_FORMS.scenarios,
  ruling: rulingForm,
} as const;

export type PublishedName = keyof typeof PUBLISHED;

export const PUBLISHED_NAMES = keysOf(PUBLISHED);

/** The JSON Schema of a content file, from which editors complete it, say what its words mean, and check it. */
export function schemaText(name: PublishedName): string {
  const schema = z.toJSONSchema(PUBLISHED[name], { io: 'input', target: 'draft-07' });
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
