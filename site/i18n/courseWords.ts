/** The course: its list of stops, a stop's page, and the one button that leads to it. */
export interface CourseWords {
  readonly title: string;
  readonly lead: string;
  /** How a stop is done. */
  readonly doneWhen: string;
  readonly tracks: { readonly [T in '1' | '2']: string };
  /** What each track is for. */
  readonly trackLeads: { readonly [T in '1' | '2']: string };
  readonly stop: (k: number, n: number) => string;
  /** Leads to the stops that one builds on. */
  readonly buildsOn: string;
  readonly know: string;
  readonly worked: string;
  readonly workedLead: string;
  /** Leads to the page of what is shown. */
  readonly workedPage: string;
  readonly boards: string;
  readonly boardsLead: string;
  readonly ask: string;
  readonly last: string;
  readonly lastLead: { readonly [K in 'made' | 'among']: string };
  readonly askLast: string;
  /** Leads to the last board, for whoever knows all this. */
  readonly leaveOut: string;
  readonly next: (k: number, title: string) => string;
  readonly previous: (k: number, title: string) => string;
  readonly all: string;
  /** Where there is no script. */
  readonly noScript: string;
  /** Leads to the placement test. */
  readonly unsure: string;
  readonly placement: string;
  readonly browser: CourseBrowserWords;
  readonly begin: BeginWords;
}

/** What the scripts of its pages say; {k}, {n} and {title} are for them to fill in. */
export interface CourseBrowserWords {
  readonly done: string;
  /** It was passed by its last board alone. */
  readonly leftOut: string;
  /** So many of its boards were right on the first try. */
  readonly some: string;
  /** How many stops are done. */
  readonly sum: string;
  readonly here: string;
  readonly forYou: string;
  /** Heads the stops that a placement test found to be needed. */
  readonly forYouLead: string;
  readonly mayLeave: string;
  /** Answers are about boards that have changed since. */
  readonly changed: string;
  readonly failed: string;
  readonly retry: string;
  /** The log of answers could not be read. */
  readonly unread: string;
}

/** The button with which home and practice begin; {k}, {n} and {title} are for a script to fill in. */
export interface BeginWords {
  readonly start: string;
  readonly goOn: string;
  readonly dueOne: string;
  readonly due: string;
  readonly finished: string;
  /** Under the button: how long it is. */
  readonly note: (n: number) => string;
}
