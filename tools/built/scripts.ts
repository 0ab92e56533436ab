import { entriesFor, keysOf } from '../../engine/vocabulary/entries.ts';
import { type NamedScript, scriptsNamedIn } from '../../site/build/namedScripts.ts';
import { oncePerFile } from './oncePerFile.ts';
import type { Page } from './page.ts';
import { fileAt } from './page.ts';
import type { BuiltSite } from './site.ts';

/**
 * A page's scripts: what it runs as it loads, and the files that it may ask for afterwards; of those that stand for one
 * language each, its own.
 */
export interface Scripts {
  /** What stands in the page itself. */
  readonly inline: readonly string[];
  readonly eager: readonly string[];
  /** For a question of each kind that is ruled on: it loads what rules on its own. */
  readonly onDemand: readonly (readonly string[])[];
  /** Of these, what a question asks for by itself, to be laid on its board. */
  readonly laid: readonly string[];
  /** What more is loaded for each of these. */
  readonly apart: { readonly [A in Apart]: readonly string[] };
}

/** What a visitor may do besides reading and answering has a budget of its own; each by the names of its first files. */
const APART = {
  /** Once the page is at rest, or for the part that says what works without a network. */
  offline: ['offline'],
  /** Once there is an answer, to remember it: from a question, and from an exam. */
  memory: ['record', 'remember'],
  /** Also a board small, where a set is made. */
  exports: ['exportSet', 'small'],
  /** What a rule says, beside its number. */
  said: ['rulePreview'],
  /** One variant of an exam of a class on paper. */
  classPaper: ['classPaper'],
  /** A row whose content stands on a page of its own. */
  brought: ['bring'],
  /** In a round, beside its questions: their rulings, the code of what came of it, and what waits in others. */
  round: ['roundStart', 'roundRuling', 'roundSummary', 'roundsLeft', 'send'],
  /** How far somebody is in the course or a set, by all that was answered, and what of it is due. */
  course: ['beginButton', 'coursePage', 'stopPage', 'dueToday', 'roundTens', 'roundWhy'],
  /** Another board, and the worker that makes them, with what rules on them and the words that they are drawn and asked with. */
  boards: ['another', 'madePage', 'boardWorker'],
  /** What plays them on, with the first that has to be. */
  played: ['played'],
  exam: ['exam'],
  /** An exam of a class, as its students sit it. */
  classExam: ['classExam'],
  placement: ['placement'],
  codes: ['checkCodes'],
  /** What finds pages, in a worker, and shows what it finds. */
  search: ['field', 'searchWorker'],
  /** What finds cards that no board has: after the first results. */
  cardsFound: ['cardsCalled'],
  /** What reads what other programs wrote, with its words: once somebody brings such a text. */
  elsewhere: ['elsewhere'],
  /** What makes an exercise of one’s own board, in the dialog and beside the engine, with its words: once that is asked for. */
  lesson: ['lesson', 'lessons'],
  /** A board of one’s own: the whole engine, in a worker, with the words that it speaks, and what hands a board on. */
  sandbox: ['sandbox', 'worker', 'words', 'shareBoard', 'ownBoard', 'ownPage', 'ownBoards'],
} as const;
export type Apart = keyof typeof APART;
export const APARTS = keysOf(APART);

export const ofEachApart = <T>(make: (apart: Apart) => T): { readonly [A in Apart]: T } =>
  entriesFor(APARTS, make);

/** What rules on answers of one kind each, by the names of their first files. */
const RULINGS = ['onAttack', 'onBlock', 'onDivision'] as const;

const isFirstOf = (apart: Apart) => isNamed(APART[apart]);

const isNamed = (names: readonly string[]) => (file: string) =>
  names.some((name) => name === file.split('/').at(-1)?.split('.')[0]);

const isApart = (file: string): boolean => APARTS.some((apart) => isFirstOf(apart)(file));

export function scriptsOf({ elements }: Page, site: BuiltSite): Scripts {
  const scripts = elements.filter(({ tag }) => tag === 'script').filter(isRun);
  const inline = scripts.map(({ code }) => code).filter((code) => code !== '');
  const named = elements.flatMap(({ tag, attributes }) => {
    if (tag === 'script') return attributes.get('src') ?? [];
    const isModule = tag === 'link' && attributes.get('rel') === 'modulepreload';
    return isModule ? (attributes.get('href') ?? []) : [];
  });
  const within = inline.flatMap((code) => namedIn(code, '/', site));
  const first = [
    ...named.flatMap((address) => fileAt(site, address) ?? []),
    ...within.filter(({ when }) => when === 'eager').map(({ file }) => file),
  ];
  const eager = reached(first, site, { ways: ['eager'] });
  const later = [...eager, ...within.map(({ file }) => file)];
  const spoken = elements.find(({ tag }) => tag === 'html')?.attributes.get('lang');
  const all = reached(later, site, { ways: BOTH, spoken });
  const asked = later.filter((file) => !isApart(file));
  const onDemand = RULINGS.map((own) => {
    const isOther = isNamed(RULINGS.filter((one) => one !== own));
    const isLeftOut = (file: string): boolean => isApart(file) || isOther(file);
    return reached(asked, site, { ways: BOTH, spoken, isLeftOut }).filter(
      (file) => !eager.includes(file),
    );
  });
  const others = new Set([...eager, ...onDemand.flat()]);
  const beyond = (apart: Apart): readonly string[] =>
    reached(all.filter(isFirstOf(apart)), site, {
      ways: BOTH,
      spoken,
      isLeftOut: (file) => isApart(file) && !isFirstOf(apart)(file),
    }).filter((file) => !others.has(file));
  const laid = reached(all.filter(isNamed(['touch'])), site, { ways: ['eager'] });
  return {
    inline,
    eager,
    onDemand,
    laid: laid.filter((file) => onDemand.flat().includes(file)),
    apart: ofEachApart(beyond),
  };
}

const BOTH = ['eager', 'onDemand'] as const;

/** Scripts that hold data are not run. */
const isRun = ({ attributes }: Page['elements'][number]): boolean =>
  ['', 'module', 'text/javascript'].includes(attributes.get('type') ?? '');

interface Named extends Omit<NamedScript, 'address'> {
  readonly file: string;
}

/** Files of the site that a script names: those that it imports at once, and the others. */
const namedIn = (code: string, from: string, site: BuiltSite): readonly Named[] =>
  scriptsNamedIn(code).flatMap(({ address, when, language }) => {
    const file = fileAt(site, new URL(address, `http://site${from}`).pathname);
    return file === undefined ? [] : [{ file, when, language }];
  });

const namedByFile = oncePerFile((file, site) =>
  namedIn(new TextDecoder().decode(site.get(file)), file, site),
);

interface Reaching {
  readonly ways: readonly Named['when'][];
  readonly spoken?: string | undefined;
  readonly isLeftOut?: (file: string) => boolean;
}

function reached(
  first: readonly string[],
  site: BuiltSite,
  { ways, spoken, isLeftOut = () => false }: Reaching,
): readonly string[] {
  const found = new Set(first);
  for (const file of found) {
    for (const { file: next, when, language = spoken } of namedByFile(file, site))
      if (ways.includes(when) && language === spoken && !isLeftOut(next)) found.add(next);
  }
  return [...found];
}
