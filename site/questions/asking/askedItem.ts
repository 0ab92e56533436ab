// An item of the library with the board that it stands on.
import { NEWEST_EDITION } from '../../engine.ts';
import type { Messages } from '../../i18n/messages.ts';
import { playingOf } from '../../library/collections.ts';
import type { AskedItem } from '../../view/askedItems.ts';
import { tellingOf } from '../../view/naming.ts';
import { stockNamesIn } from '../../view/stockNames.ts';
import { exerciseGroups } from './exerciseGroups.ts';
import type { QuestionGroup } from './questionGroups.ts';
import { toldScenario } from './toldScenario.ts';

/** What an item asks, by the newest rules, and the group that it is asked in. Throws where its page asks nothing so called. */
export async function askedAs(item: AskedItem, m: Messages) {
  const groups = await groupsOf(item, m);
  const group = groups.find(({ questions }) => questions.some(({ id }) => id === item.question));
  const question = group?.questions.find(({ id }) => id === item.question);
  if (group === undefined || question === undefined)
    throw new Error(
      `${item.facts.slug} asks no ${item.question} by the rules of ${NEWEST_EDITION}`,
    );
  return { group, question };
}

async function groupsOf(item: AskedItem, m: Messages): Promise<readonly QuestionGroup[]> {
  if (item.kind === 'scenario') {
    const place = { scenario: item.facts, edition: NEWEST_EDITION, language: m.language };
    return (await toldScenario(place)).groups;
  }
  const { slug } = item.facts;
  const playing = await playingOf(slug, NEWEST_EDITION);
  const telling = tellingOf(playing, playing.main, m, stockNamesIn(playing.scenario, m));
  return exerciseGroups(playing, slug, telling);
}
