import type { AnsweredQuestion, RuleKey } from '#engine';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES, type Language } from '../../site/i18n/languages.ts';

/** Rules that a question offers to choose from, and of which a language does not say what they say. */
export const unsaidRules = (
  questions: readonly AnsweredQuestion[],
  said: (language: Language, rule: RuleKey) => string | undefined = ruleSaid,
): readonly string[] =>
  questions.flatMap(({ question: { id }, edition, answer }) =>
    answer.kind !== 'legality'
      ? []
      : answer.offered.flatMap((rule) =>
          LANGUAGES.filter((language) => (said(language, rule) ?? '') === '').map(
            (language) =>
              `site/i18n/${language}/rules: no sentence for ${rule}, which ${id} offers (${edition})`,
          ),
        ),
  );

const ruleSaid = (language: Language, rule: RuleKey): string | undefined =>
  messagesIn(language).rules[rule];
