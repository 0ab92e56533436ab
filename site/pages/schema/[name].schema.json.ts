import type { APIRoute, GetStaticPaths } from 'astro';
import { SCHEMA_NAMES, type SchemaName, schemaText } from '../../library/schemas.ts';

// The JSON Schemas of scenario and card files, made from the forms by which the engine reads them.
export const getStaticPaths = (() =>
  SCHEMA_NAMES.map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: SchemaName }> = ({ props: { name } }) =>
  new Response(schemaText(name));
