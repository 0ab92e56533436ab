import type {
  FaultCode,
  LinkProblem,
  NotPlayed,
  ParseIssueKind,
  SaidDeed,
  Zone,
} from '#engine/sandbox';

/** Putting in a board of one’s own, and what comes of it. */
export interface SandboxWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly loading: string;
  /** Said besides where it is not there after some twenty seconds. */
  readonly loadingLong: string;
  readonly failed: string;
  /** Some of the cards did not come. */
  readonly cardsFailed: string;
  /** On a card of whose text not all is read. */
  readonly unplayed: (n: number) => string;
  /** Beside a ruling: what it leaves out of a card, since its board says so. */
  readonly leftOut: (name: string, n: number) => string;
  readonly side: string;
  readonly what: string;
  /** What may be written into the field. */
  readonly examples: string;
  readonly add: string;
  /** Over what is written of most creatures, to be put in with a touch. */
  readonly commonest: string;
  readonly found: string;
  readonly stages: { readonly [S in SandboxStage]: string };
  readonly undo: string;
  readonly redo: string;
  readonly empty: string;
  readonly table: string;
  readonly players: string;
  readonly life: string;
  readonly poison: string;
  readonly tapped: string;
  readonly sick: string;
  readonly damage: string;
  readonly plus: string;
  readonly minus: string;
  readonly controller: string;
  readonly attached: string;
  readonly nothing: string;
  readonly copyOf: string;
  readonly remove: string;
  readonly edition: string;
  readonly toAttack: string;
  readonly goOn: string;
  /** Puts the nearest legal declaration in place of one that is not. */
  readonly take: string;
  readonly leave: string;
  readonly log: string;
  readonly ruling: string;
  readonly after: string;
  readonly noneDied: string;
  readonly died: (creatures: string, n: number) => string;
  readonly lifeOf: (player: string, life: number) => string;
  readonly stopped: string;
  readonly line: string;
  readonly lineHint: string;
  readonly read: string;
  readonly handOn: string;
  /** Leads to where sets are made, with this board. */
  readonly toSet: string;
  /** Asks something of this board that is marked with its reason. */
  readonly toLesson: string;
  readonly copies: { readonly [C in CopiedAs]: string };
  readonly copied: string;
  readonly handing: HandingWords;
  readonly citation: (date: string) => string;
  readonly citationOfDay: string;
  /** In a list of rules: those of the day, now those of this edition. */
  readonly ofDay: (edition: string) => string;
  readonly slips: { readonly [K in ParseIssueKind]: (text: string) => string };
  /** Why no board can have what is given, or why it is not played. */
  readonly faults: { readonly [F in FaultCode | NotPlayed]: string };
  readonly withheld: WithheldWords;
  readonly links: { readonly [K in LinkProblem['kind']]: string };
  readonly nearest: (word: string) => string;
  /** What people write for what a line calls so; several with ` | ` between. */
  readonly phrases: { readonly [P in SandboxPhrase]: string };
  /** What a player has there, as the side that something is added to. */
  readonly zones: { readonly [Z in Exclude<Zone, 'battlefield'>]: (player: string) => string };
  readonly mana: string;
  /** Whatever is to be paid can be paid. */
  readonly anyMana: string;
  readonly join: string;
  readonly takeOut: (player: string) => string;
  readonly loyalty: string;
  readonly defense: string;
  readonly protector: string;
  readonly goaded: string;
  /** What it has for the turn besides what it is. */
  readonly gains: string;
  /** Asks for a damage assignment order. */
  readonly orderOf: (player: string, creature: string) => string;
  /** What players could do with priority before what is asked for. */
  readonly deeds: DeedWords;
  /** What more can be said of a declaration. */
  readonly besides: BesidesWords;
  /** What the rules asked for on the way, as it was chosen or taken, and otherwise. */
  readonly choices: ChoiceWords;
  /** What can come of damage that is divided. */
  readonly prospects: ProspectWords;
  /** What the rules of other times say of what stands there. */
  readonly otherRules: {
    readonly ask: string;
    /** Begins what the rules of some dates say. */
    readonly by: (dates: string) => string;
    readonly refused: string;
    readonly same: string;
  };
  /** Where no proof was found in the usual time: to look for it longer, and while that is done. */
  readonly lookOn: string;
  readonly lookingOn: string;
  /** On what creatures can be declared, and why not. */
  readonly declarables: DeclarableWords;
  readonly clear: string;
  /** By which rules a board is ruled on that is asked in a set. */
  readonly holds: (date: string) => string;
  /** Leads there from any board. */
  readonly change: string;
  /** Stands on top of a scenario’s file: what is missing for a page of it. */
  readonly fileLacks: string;
  /** In somebody else’s page: before a script runs, before the engine is asked for, and where the address has no board. */
  readonly frame: {
    readonly title: string;
    readonly noScript: string;
    /** Leads to the page that draws it. */
    readonly opens: string;
    readonly show: string;
    readonly missing: string;
    /** Of the board as it was copied, and what leads from it to the one that is answered. */
    readonly still: string;
    readonly answer: string;
  };
}

/** What is said in what a board is handed on as, and of it. */
export interface HandingWords {
  /** The button that opens the device’s own sheet. */
  readonly sheet: string;
  /** A number of the Comprehensive Rules, as judges cite it. */
  readonly rule: (number: string) => string;
  /** The nearest legal declaration, in notation. */
  readonly nearest: (line: string) => string;
  /** The browser does not let us copy: it stands selected. */
  readonly byHand: string;
  readonly saved: (name: string) => string;
  readonly notDrawn: string;
  readonly notMade: string;
  readonly notShared: string;
  /** Of a code of squares. */
  readonly scan: string;
  readonly tooLong: string;
  /** Over the frame, below its code. */
  readonly preview: string;
  /** Leads from what was made to the ways again. */
  readonly back: string;
}

/** The same as a page’s attribute carries it, with `{number}`, `{line}` and `{name}`. */
export type SpokenHanding = { readonly [K in keyof HandingWords]: string };

/** What is said of a board as it is handed on. */
export interface SharingWords {
  readonly copied: string;
  readonly handing: SpokenHanding;
  /** Has `{date}` where the date of the rules stands. */
  readonly citation: string;
  readonly citationOfDay: string;
  /** The same where it says nothing of a ruling. */
  readonly cited: string;
  readonly citedOfDay: string;
  /** That date, of each edition. */
  readonly dates: Readonly<Record<string, string>>;
  readonly still: string;
  readonly answer: string;
}

/** What a page in somebody else’s frame is given to say. */
export interface OwnBoardWords
  extends Pick<SandboxWords, 'loading' | 'failed' | 'cardsFailed' | 'links'> {
  readonly missing: string;
  /** Has `{text}` where rules are named that there are not. */
  readonly unknownEdition: string;
  /** Has `{date}` where the date of the rules stands. */
  readonly holds: string;
  /** That date, of each edition. */
  readonly dates: Readonly<Record<string, string>>;
}

/** Stands on top where something is not understood, so that nothing is ruled on that could depend on it. */
export interface WithheldWords {
  readonly nothing: string;
  readonly why: string;
  /** Of something that is done, from which on nothing is ruled on. */
  readonly acts: (until: string) => string;
  readonly whyActs: string;
  /** What is done, in other words. */
  readonly rewrite: string;
  readonly describe: string;
  /** What may be written there. */
  readonly example: string;
  /** Before what was probably meant, each a button that puts it there. */
  readonly offers: string;
  readonly putIn: string;
  readonly leaveOut: string;
  /** Of a card of whose text not all is read, and a button that says that the rest does not matter. */
  readonly half: (n: number) => string;
  readonly asRead: string;
}

export interface DeedWords {
  readonly title: string;
  /** With what would resolve first, if something waits. */
  readonly at: (step: string, over: string | undefined) => string;
  readonly does: { readonly [K in SaidDeed['kind']]: string };
  readonly target: string;
  readonly none: string;
  readonly x: string;
  /** Where not all was tried. */
  readonly more: string;
}

export interface ChoiceWords {
  readonly title: string;
  readonly otherwise: string;
  readonly decide: string;
  readonly none: string;
  readonly does: string;
  readonly declines: string;
  readonly mode: (n: number) => string;
  readonly option: (n: number) => string;
  readonly place: (n: number) => string;
  readonly life: (n: number) => string;
  /** Of several triggers of one source. */
  readonly trigger: (name: string, n: number) => string;
  readonly nothing: string;
  /** Between what comes in an order. */
  readonly then: string;
  /** What triggers before the board begins, and a button that plays it. */
  readonly earlier: (sources: string) => string;
  readonly playEarlier: string;
  /** What has been left to trigger after combat. */
  readonly later: (sources: string) => string;
  /** What a line chooses and the game does not ask for. */
  readonly unused: (said: string) => string;
}

export interface BesidesWords {
  readonly band: string;
  readonly anotherBand: string;
  readonly exert: string;
  readonly enlist: (creature: string) => string;
  readonly given: string;
  readonly life: string;
  readonly none: string;
}

export interface DeclarableWords {
  readonly none: string;
  readonly attack: DeclarableAs;
  readonly block: DeclarableAs;
}

/** Stand before the names of what they are about; `ask` asks for it all. */
type DeclarableAs = Readonly<Record<'ask' | 'alone' | 'withOthers' | 'never', string>>;

export interface ProspectWords {
  readonly ask: string;
  readonly killed: (creatures: string, n: number) => string;
  readonly noneKilled: string;
  readonly most: (n: number) => string;
  readonly tooMany: string;
}

/** Words of a line that are no keywords and no types. */
export type SandboxPhrase =
  | 'tapped'
  | 'new'
  | 'must block'
  | 'must attack'
  | "can't block"
  | "can't attack"
  | "can't be blocked"
  | 'flying'
  | 'trample'
  | 'first strike'
  | 'double strike'
  | 'from'
  | 'counter'
  | 'with'
  | 'two'
  | 'three'
  | 'four'
  | 'and'
  | 'regenerate'
  | 'gains'
  | 'type'
  | 'power'
  | 'toughness'
  | 'at least'
  | 'at most'
  | 'or greater'
  | 'or less'
  | 'greater power'
  | 'lesser power'
  | 'until end of turn'
  | 'a'
  | 'token'
  | 'untapped'
  | 'as read'
  | 'goaded by'
  | "can't attack or block"
  | 'must be blocked'
  | 'lure'
  | 'can block 1 more'
  | 'can block any number'
  | 'menace'
  | 'hexproof'
  | 'fear'
  | 'defender'
  | 'shadow'
  | 'plainswalk'
  | 'islandwalk'
  | 'swampwalk'
  | 'mountainwalk'
  | 'forestwalk'
  | "can't be blocked by"
  | "can't be blocked except by"
  | 'can block only'
  | 'or'
  | 'white'
  | 'blue'
  | 'black'
  | 'red'
  | 'green'
  | 'creature'
  | 'artifact';

/** Where a board stands: as it is put in, at what is to be decided, or after combat. */
export type SandboxStage = 'setup' | 'attack' | 'block' | 'division' | 'over';

/** As what a board is handed on. */
export type CopiedAs =
  | 'link'
  | 'line'
  | 'markdown'
  | 'forum'
  | 'html'
  | 'citation'
  | 'picture'
  | 'png'
  /** As a code of squares that another phone reads. */
  | 'code'
  | 'embed'
  /** As a file of the project’s. */
  | 'scenario'
  | 'exercise';
