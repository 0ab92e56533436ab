import type { Color, MistakeGroup } from '../engine.ts';
import type { CounterKind } from './abilities/words.ts';
import type { AnsweringWords } from './answeringWords.ts';
import type { BoardsWords } from './boardsWords.ts';
import type { ClassExamWords } from './classExamWords.ts';
import type { CodeWords } from './codeWords.ts';
import type { CourseWords } from './courseWords.ts';
import type { DealWords } from './dealWords.ts';
import type { SignsWords } from './drawingWords.ts';
import type { ExamWords } from './examWords.ts';
import type { ExportWords } from './exportWords.ts';
import type { FilterWords } from './filterWords.ts';
import type { GlossaryWords } from './glossaryWords.ts';
import type { MakeWords } from './makeWords.ts';
import type { MemoryWords } from './memoryWords.ts';
import type { AgreementCode } from './nameInWords.ts';
import type { OfflineWords } from './offlineWords.ts';
import type { PlacementWords } from './placementWords.ts';
import type { PracticeWords } from './practiceWords.ts';
import type { PreviewWords } from './previewWords.ts';
import type { ProgressWords } from './progressWords.ts';
import type { SandboxWords } from './sandboxWords.ts';
import type { ScenarioWords } from './scenarioWords.ts';
import type { SearchWords } from './searchWords.ts';

/** What stands on every page. */
export interface SiteWords {
  readonly name: string;
  readonly skip: string;
  readonly site: string;
  readonly language: string;
  readonly menu: string;
  readonly nav: {
    readonly [P in
      | 'course'
      | 'practice'
      | 'scenarios'
      | 'sandbox'
      | 'rules'
      | 'turn'
      | 'editions'
      | 'mistakes']: string;
  };
  readonly theme: { readonly [T in 'label' | 'auto' | 'light' | 'dark']: string };
  readonly holds: (date: string) => string;
  readonly own: string;
  readonly official: string;
  readonly fan: string;
  readonly licence: string;
}

/** The board and its tiles. */
/** What a board is called by what lies there: names as they stand on cards, without articles. */
export interface CalledWords {
  /** Of two sides, or of one and all behind it. */
  readonly against: (side: string, other: string) => string;
  readonly with: (name: string, attached: string) => string;
  /** Several that are called the same. */
  readonly times: (name: string, n: number) => string;
  /** Behind the first few of many. */
  readonly more: (n: number) => string;
  /** One of several that are called the same. */
  readonly numbered: (name: string, n: number) => string;
}

export interface BoardWords {
  readonly roles: { readonly [R in 'attacking' | 'defending' | 'active' | 'nonactive']: string };
  readonly life: (n: number) => string;
  readonly poison: (n: number) => string;
  readonly hand: (n: number) => string;
  readonly graveyard: (n: number) => string;
  readonly mana: (mana: string) => string;
  readonly lost: string;
  readonly creaturesOf: (player: string) => string;
  readonly othersOf: (player: string) => string;
  readonly noCreatures: string;
  readonly stack: string;
  readonly onTarget: (target: string) => string;
  readonly stackKinds: {
    readonly [K in 'spell' | 'activated' | 'triggered' | 'combatDamage']: string;
  };
  /** What is said of a permanent agrees with its name. */
  readonly tapped: (as: AgreementCode) => string;
  readonly sick: string;
  /** Of what was typed on a board of one’s own. */
  readonly notUnderstood: string;
  readonly faceDown: string;
  readonly attacks: (target: string) => string;
  readonly blocks: (tags: string) => string;
  readonly blocked: (as: AgreementCode) => string;
  readonly unblocked: (as: AgreementCode) => string;
  readonly damage: (n: number) => string;
  readonly lethal: (damage: string) => string;
  readonly shield: (n: number) => string;
  readonly counters: (n: number, kind: CounterKind) => string;
  readonly attachedTo: (name: string) => string;
  readonly pairedWith: (name: string, as: AgreementCode) => string;
  readonly goadedBy: (players: string, as: AgreementCode) => string;
  readonly protectedBy: (player: string, as: AgreementCode) => string;
  /** Of a creature; none is colorless. */
  readonly colors: (colors: readonly Color[], as: AgreementCode) => string;
  readonly exile: (cards: string) => string;
  readonly exiledWith: (card: string, counters: string) => string;
  readonly printed: (size: string, as: AgreementCode) => string;
  readonly token: string;
  readonly called: CalledWords;
  readonly gone: {
    readonly [G in 'destroyed' | 'died' | 'left']: (as: AgreementCode) => string;
  };
  readonly notObeyed: string;
  readonly nothing: string;
}

/** The nearest legal declaration; the same one, were it paid for; of an entry that rests on no rule of its edition. */
type EntryNotes = { readonly [N in 'nearest' | 'nearestPaid' | 'noRule']: string };

/** The scoresheet: entries, verdicts and their proof. */
export interface SheetWords extends SignsWords, EntryNotes {
  readonly replay: string;
  readonly rules: string;
  readonly more: string;
  readonly alsoApplied: string;
  readonly verdicts: { readonly [V in 'legal' | 'illegal' | 'unproved']: string };
  readonly restrictions: string;
  readonly restriction: string;
  readonly noneBroken: string;
  /** Said after the name of a restriction that a sign crosses out, to those who hear the page. */
  readonly isBroken: string;
  readonly requirements: string;
  readonly noRequirements: string;
  readonly obeys: (obeyed: number, maximum: number) => string;
  readonly obeysTooMany: (obeyed: number) => string;
  readonly obeyed: string;
  readonly notObeyed: string;
  readonly wouldObey: (n: number) => string;
  readonly conflict: (requirements: string, n: number) => string;
  readonly because: (restrictions: string) => string;
  readonly capacity: (creature: string, as: AgreementCode) => string;
  readonly unpaid: (creature: string, as: AgreementCode) => string;
  readonly problem: string;
  readonly suggestion: string;
  readonly undone: { readonly declaration: string; readonly assignment: string };
  readonly differs: (edition: string) => string;
  readonly onlyHere: (edition: string) => string;
  /** With {k} and {n} for the script to fill in. */
  readonly stepOf: string;
  /** `{k}` is the number that was asked for. */
  readonly noSuchStep: string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: readonly string[], does: string])[];
  readonly close: string;
  readonly asInMain: (steps: number) => string;
  /** A link on each step, for those who think that it is wrong. */
  readonly report: string;
}

/** The page of all changes between editions, and what other pages say of other rules. */
interface ChangePageWords {
  readonly title: string;
  readonly lead: (n: number) => string;
  /** What a date is. */
  readonly dates: string;
  /** Leads to the page. */
  readonly link: (n: number) => string;
  readonly found: (date: string) => string;
  /** Where the first text with it was not found. */
  readonly between: (from: string, to: string) => string;
  /** Before what was so, and before what is so since. */
  readonly until: string;
  readonly since: string;
  /** Before an answer by the rules of an edition. */
  readonly by: (edition: string) => string;
  readonly alike: string;
  readonly exercise: string;
  readonly play: (edition: string) => string;
  readonly taught: (title: string) => string;
  /** Heads the answers by the rules of other editions. */
  readonly otherwise: string;
  /** By which rules an exercise is asked, where they are not today’s. */
  readonly asked: (edition: string) => string;
  /** How much an edition changed: boards, numbers of rules, rules that are no more. */
  readonly figures: (boards: number, moved: number, gone: number) => string;
  readonly reworded: (n: number) => string;
}

/** Home, lists, rules, editions, the turn, and the page that is not there. */
export interface PageWords {
  /** Where the language is in progress: on each page, and where the English prose of a scenario stands in. */
  readonly inProgress: { readonly [P in 'site' | 'scenario']: string };
  readonly home: {
    readonly title: string;
    readonly headline: string;
    readonly lead: string;
    readonly doors: readonly (readonly [page: string, name: string, what: string])[];
    /** Leads to the board that is shown, to rule on it. */
    readonly rule: string;
    readonly tally: (boards: number, steps: number, rulings: number) => string;
  };
  readonly scenarios: {
    readonly title: string;
    readonly lead: (n: number) => string;
    readonly knowledge: string;
    readonly bookkeeping: string;
    readonly ofFive: (n: number) => string;
    /** How hard a scenario is, of five. */
    readonly level: (n: number) => string;
    /** Heads what is of one level; with {n} for the script to fill in. */
    readonly levelOf: string;
    /** Shows the summaries where there is little room. */
    readonly summaries: string;
    /** How many of a scenario's questions were answered in this browser; with {k} and {n} for the script to fill in. */
    readonly answered: string;
    readonly allRight: string;
    readonly editions: string;
    readonly rules: string;
    /** Leads to those that a page has no room for. */
    readonly more: (n: number) => string;
    /** One of the pages of a list. */
    readonly pageOf: (k: number, n: number) => string;
    readonly pages: string;
  };
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly rule: (number: string) => string;
    readonly says: string;
    readonly cited: string;
    readonly decides: string;
    readonly applies: string;
    readonly citedBy: (n: number) => string;
    /** Heads other questions whose answers turn or rest on a rule. */
    readonly asked: string;
    readonly otherNumbers: string;
    readonly absent: string;
    readonly gone: string;
    readonly goneLead: string;
    readonly goneLink: string;
    readonly next: string;
    readonly previous: string;
    readonly all: string;
    readonly count: (n: number) => string;
    /** Heads the chapters on keyword actions and keyword abilities. */
    readonly keywords: string;
    /** Heads those on what is neither combat, the turn nor a keyword. */
    readonly others: string;
    readonly number: string;
    readonly edition: string;
    readonly step: string;
    readonly notCited: string;
    readonly official: string;
    /** Heads boards that a rule decides, drawn small. */
    readonly boards: string;
    /** Heads what people believe against a rule. */
    readonly wrong: string;
    /** Heads a rule with its letters. */
    readonly family: string;
    /** That a rule is in every edition. */
    readonly asOld: string;
    readonly since: (edition: string) => string;
    /** Heads what was otherwise in other editions. */
    readonly saidBefore: string;
    /** Unfolds so many more. */
    readonly rest: (n: number) => string;
    /** In what a number shows: leads to the rule's page. */
    readonly open: (number: string) => string;
    /** In what a number of older rules shows. */
    readonly today: (number: string) => string;
    readonly noLonger: string;
  };
  readonly editions: {
    readonly title: string;
    readonly lead: string;
    readonly since: (date: string) => string;
    /** Leads to the scenarios that an edition is shown in. */
    readonly shown: (n: number) => string;
    readonly differs: string;
    readonly none: string;
  };
  readonly changes: ChangePageWords;
  readonly turn: {
    readonly title: string;
    readonly kicker: string;
    readonly lead: string;
    readonly priority: string;
    readonly noPriority: string;
    readonly sometimes: string;
    readonly skip: string;
    readonly again: string;
    readonly seen: string;
    /** Leads to a board on which a whole turn is put in order. */
    readonly walk: string;
    readonly map: string;
  };
  readonly lost: {
    readonly title: string;
    readonly lead: string;
    readonly home: string;
    /** Before the page that was looked for, where it is now. */
    readonly moved: string;
    /** Before the page of the day, where there is none by the rules of a date. */
    readonly noEdition: (date: string) => string;
  };
}

/** The list of mistakes, a mistake's page, and what leads there. */
export interface MistakePageWords {
  readonly title: string;
  readonly lead: string;
  readonly groups: { readonly [G in MistakeGroup]: string };
  readonly believed: string;
  /** Stands where the number of a rule would. */
  readonly noRule: string;
  readonly whyBelieved: string;
  readonly soIs: string;
  /** Heads the questions. */
  readonly boards: string;
  readonly boardsLead: string;
  readonly noBoards: string;
  /** Leads to a round of them. */
  readonly practise: string;
  /** A mistake’s title where nothing beside it says that it is one. */
  readonly stated: (title: string) => string;
  /** Of a mistake's `wouldBeRight`; what is so follows. */
  readonly wouldBeRight: (belief: string) => string;
  /** Leads from an answer to the mistake's page. */
  readonly readMore: string;
  /** How many questions. */
  readonly count: (n: number) => string;
}

export interface Chrome {
  readonly site: SiteWords;
  readonly board: BoardWords;
  readonly sheet: SheetWords;
  readonly scenario: ScenarioWords;
  readonly pages: PageWords;
  readonly answering: AnsweringWords;
  readonly filters: FilterWords;
  readonly glossary: GlossaryWords;
  readonly mistakes: MistakePageWords;
  readonly practice: PracticeWords;
  readonly course: CourseWords;
  readonly deal: DealWords;
  readonly exam: ExamWords;
  readonly placement: PlacementWords;
  readonly make: MakeWords;
  readonly boards: BoardsWords;
  readonly codes: CodeWords;
  readonly classExam: ClassExamWords;
  readonly offline: OfflineWords;
  readonly memory: MemoryWords;
  readonly progress: ProgressWords;
  readonly exports: ExportWords;
  readonly sandbox: SandboxWords;
  readonly search: SearchWords;
  readonly sharing: PreviewWords;
}
