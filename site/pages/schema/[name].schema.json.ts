import type { APIRoute, GetStaticPaths } from 'astro';
import { PUBLISHED_NAMES, type PublishedName, schemaText } from '../../api/schemas.ts';

// The JSON Schemas of content files, made from the forms by which the engine reads them, and of a set that is taken away.
export const getStaticPaths = (() =>
  PUBLISHED_NAMES.map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: PublishedName }> = ({ props: { name } }) =>
  new Response(schemaText(name));
