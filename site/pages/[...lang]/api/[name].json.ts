import type { APIRoute } from 'astro';
import { apiText, stateOfApi } from '../../../api/files.ts';
import type { ApiName } from '../../../api/forms.ts';
import type { Language } from '../../../i18n/languages.ts';
import { cachedPages } from '../../../view/cachedPages.ts';
import { inEachLanguage } from '../../../view/paths.ts';

const NAMES: readonly ApiName[] = ['scenarios', 'exercises', 'rules'];

export const getStaticPaths = () =>
  cachedPages(
    NAMES.flatMap((name) => inEachLanguage({ name }, () => ({ name }))),
    ({ props: { language } }) => stateOfApi(language),
  );

// For programs: what there is, with its boards and answers, under a published schema.
export const GET: APIRoute<{ readonly name: ApiName; readonly language: Language }> = async ({
  props: { name, language },
  site,
}) => new Response(await apiText(name, language, site));
