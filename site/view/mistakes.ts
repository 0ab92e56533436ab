import { kebab, MISTAKE_NAMES, type MistakeName } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { type AskedItem, askedItems, statesOfItems } from './askedItems.ts';

/** A question that somebody who makes a mistake answers otherwise. */
export type Telltale = AskedItem;

export const mistakePage = (mistake: MistakeName): string => `/mistakes/${kebab(mistake)}/`;

/** What mistakes are called, by how they stand in addresses. */
export const mistakeTitles = ({ mistakes }: Messages): Readonly<Record<string, string>> =>
  Object.fromEntries(MISTAKE_NAMES.map((name) => [kebab(name), mistakes[name].title]));

/** For each mistake the questions on which it comes apart from the rules, as the engine found them. */
export const telltales = onceInBuild(
  async (): Promise<ReadonlyMap<MistakeName, readonly Telltale[]>> => {
    const all = (await askedItems()).flatMap((item) =>
      item.facts.misread
        .filter(({ question }) => question === item.question)
        .flatMap(({ mistakes }) => mistakes.map((mistake) => ({ mistake, item }))),
    );
    return new Map(
      MISTAKE_NAMES.map((name) => [
        name,
        all.flatMap(({ mistake, item }) => (mistake === name ? [item] : [])),
      ]),
    );
  },
);

/** Another list wherever a mistake's page in a language can differ though no code did. */
export const stateOfMistakePage = async (
  mistake: MistakeName,
  language: Language,
): Promise<readonly string[]> => statesOfItems((await telltales()).get(mistake) ?? [], language);
