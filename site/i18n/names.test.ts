import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadCards } from '../library/cards.ts';
import { formLookup, type NameForm, type NameLists } from './headNouns.ts';
import { messagesIn } from './index.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from './languages.ts';
import { AGREEMENTS } from './nameInWords.ts';

const NO_LISTS: NameLists = { heads: {}, names: {} };
const inEach = import.meta.glob<NameLists>('./*/grammar/nameLists.json', {
  eager: true,
  import: 'default',
});
const FORMS: readonly NameForm[] = [...AGREEMENTS.flatMap((as) => [as, `${as}-`] as const), 'fl'];
/** English names need no grammar. */
const TRANSLATED = LANGUAGES.filter((language) => language !== ROOT_LANGUAGE);

/** Every name that this language has here: of cards that were printed in it, of scenarios' own creatures, of exercises'. */
function namesIn(language: Language): readonly string[] {
  const cards = [...loadCards(process.cwd()).cards.values()].flatMap(({ names, back }) => [
    names[language],
    back?.names[language],
  ]);
  const own = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`${language}.mdx`))
    .flatMap((path) => {
      const [, front = ''] = readFileSync(join('scenarios', path), 'utf8').split(/^---$/m);
      return Object.values((parse(front) as { names?: Record<string, string> }).names ?? {});
    });
  return [...cards, ...own, ...Object.values(messagesIn(language).stockNames)].flatMap((name) =>
    name === undefined ? [] : [name.replaceAll("'", '’')],
  );
}

describe.each(TRANSLATED)('in %s', (language) => {
  const lists = inEach[`./${language}/grammar/nameLists.json`] ?? NO_LISTS;

  test('the grammar of every name is known', () => {
    const formOf = formLookup(lists);
    expect(namesIn(language).filter((name) => formOf(name) === undefined)).toEqual([]);
  });

  test('each list is one of a form that names have', () => {
    const forms = [lists.heads, lists.names].flatMap((one) => Object.keys(one));
    expect(forms.filter((form) => !FORMS.some((one) => one === form))).toEqual([]);
  });

  test('no word stands in two lists', () => {
    const heads = Object.values(lists.heads).flatMap((lines) => lines.join(' ').split(' '));
    expect(heads.filter((word, at) => heads.indexOf(word) !== at)).toEqual([]);
  });
});

test.each([
  ['it', 'Bruto Boggart', 'il Bruto Boggart'],
  ['it', 'Elfi di Llanowar', 'gli Elfi di Llanowar'],
  ['it', 'Orso Artiglio Runico', 'l’Orso Artiglio Runico'],
  ['it', 'Spadista', 'lo Spadista'],
  ['it', 'Gideon Jura', 'Gideon Jura'],
  ['it', 'Jungle Lion', 'la creatura Jungle Lion'],
  ['es', 'Bruto boggart', 'el Bruto boggart'],
  ['es', 'Area de niebla', 'el Area de niebla'],
  ['es', 'Osos pardos', 'los Osos pardos'],
  ['es', 'La Bestia Buscada', 'La Bestia Buscada'],
] as const)('in %s, %s is said as %s', (language, name, said) => {
  expect(messagesIn(language).names.given(name, ['creature']).inSentence).toBe(said);
});

test.each([
  ['en', 'Cat Soldier token', 'the Cat Soldier token'],
  ['it', 'Pedina Soldato Felino', 'la pedina Soldato Felino'],
  ['es', 'Ficha de Soldado Felino', 'la ficha de Soldado Felino'],
] as const)('in %s, a token is labelled %s and said as %s', (language, plain, inSentence) => {
  expect(messagesIn(language).names.token(['cat', 'soldier'])).toMatchObject({ plain, inSentence });
});
