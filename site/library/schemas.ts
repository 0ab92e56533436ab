import { z } from 'zod';
import { cardForm, exerciseForm, scenarioForm } from '#engine';

/** The forms of content files, by the name under which their JSON Schema is published. */
export const SCHEMAS = { card: cardForm, exercise: exerciseForm, scenario: scenarioForm } as const;

export type SchemaName = keyof typeof SCHEMAS;

export const SCHEMA_NAMES = Object.keys(SCHEMAS) as readonly SchemaName[];

/** The JSON Schema of a content file, from which editors complete it, say what its words mean, and check it. */
export function schemaText(name: SchemaName): string {
  const schema = z.toJSONSchema(SCHEMAS[name], { io: 'input', target: 'draft-07' });
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
