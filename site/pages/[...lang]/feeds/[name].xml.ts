import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { messagesIn } from '../../../i18n/index.ts';
import { addressIn, type Language } from '../../../i18n/languages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { allScenarios, proseOf } from '../../../library/collections.ts';
import { sharedExercise } from '../../../questions/asking/sharedThings.ts';
import {
  anchorOfChange,
  CHANGES_PAGE,
  changesByEdition,
  foundInWords,
} from '../../../view/changes.ts';
import { scenarioPage } from '../../../view/editionPages.ts';
import {
  editionOf,
  exercisePage,
  exercises,
  titleOfExercise,
} from '../../../view/exercisePages.ts';
import { type Feed, type FeedEntry, newestBySlug } from '../../../view/feeds.ts';
import { inEachLanguage } from '../../../view/paths.ts';

interface Props {
  readonly language: Language;
  readonly name: Feed['name'];
}

/** None where nobody has said where the site is published: a feed has whole addresses. */
export const getStaticPaths = () => {
  if (import.meta.env.SITE === undefined) return [];
  const names: readonly Feed['name'][] = ['boards', 'rulings'];
  return names.flatMap((name) => inEachLanguage({ name }, () => ({ name })));
};

export const GET: APIRoute<Props> = async ({ props: { name, language }, site }) => {
  const m = messagesIn(language);
  const { title, about } = m.chrome.sharing.feeds[name];
  const entries = name === 'boards' ? await newBoards(m) : changedRulings(m);
  return rss({
    title,
    description: about,
    site: new URL(addressIn(language, '/'), site).href,
    trailingSlash: true,
    customData: `<language>${language}</language>`,
    items: entries.map((entry) => ({
      title: entry.title,
      description: entry.description,
      link: new URL(addressIn(language, entry.page), site).href,
      pubDate: new Date(entry.day),
    })),
  });
};

async function newBoards(m: Messages): Promise<readonly FeedEntry[]> {
  const of = [
    ...(await allScenarios()).map((scenario) => ({
      slug: scenario.slug,
      entry: async () => {
        const { data } = await proseOf(scenario.slug, m.language);
        const page = scenarioPage(scenario, editionOf(scenario));
        return { title: data.title, description: data.summary, page };
      },
    })),
    ...(await exercises()).map((exercise) => ({
      slug: exercise.facts.slug,
      entry: async () => ({
        title: titleOfExercise(exercise, m),
        description: (await sharedExercise(exercise, m)).headline,
        page: exercisePage(exercise.facts),
      }),
    })),
  ];
  const newest = newestBySlug(of, process.cwd());
  return Array.fromAsync(newest, async ({ entry, day }) => ({ ...(await entry()), day }));
}

/** Each with the day of the first text that has it; what lies somewhere between two, and says so, with that of the later. */
const changedRulings = (m: Messages): readonly FeedEntry[] =>
  changesByEdition.flatMap(({ edition, changes }) =>
    changes.map((change) => ({
      title: m.changes[change.name].title,
      description: `${m.changes[change.name].since} (${foundInWords(change, m)})`,
      page: `${CHANGES_PAGE}#${anchorOfChange(change.name)}`,
      day: change.found ?? edition,
    })),
  );
