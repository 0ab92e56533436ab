import { CONTACT, REPOSITORY } from 'astro:env/server';
import type { APIRoute, GetStaticPaths } from 'astro';
import { securityText } from '../../api/security.ts';

// Where a fault of the site is reported by somebody who has no account: RFC 9116. Without an address there is none.
export const getStaticPaths = (() =>
  CONTACT === undefined
    ? []
    : [{ params: { name: 'security' }, props: { contact: CONTACT } }]) satisfies GetStaticPaths;

export const GET: APIRoute<{ contact: string }> = ({ props: { contact }, site }) =>
  new Response(securityText({ contact, repository: REPOSITORY, site, now: new Date() }));
