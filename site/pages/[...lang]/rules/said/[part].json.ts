import type { APIRoute } from 'astro';
import { messagesIn } from '../../../../i18n/index.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { citedRules } from '../../../../view/citedRules.ts';
import { inEachLanguage } from '../../../../view/paths.ts';
import { partsSaid, rulesSaid } from '../../../../view/saidRules.ts';

export const getStaticPaths = async () =>
  partsSaid(await citedRules()).flatMap((part) => inEachLanguage({ part }, () => ({ part })));

interface Props {
  readonly language: Language;
  readonly part: string;
}

// What rules say, for whoever points at a number.
export const GET: APIRoute<Props> = async ({ props: { language, part } }) =>
  new Response(JSON.stringify(rulesSaid(part, await citedRules(), messagesIn(language))));
