/** Of what a page is measured. */
export const PAGE_PARTS = ['shifts', 'tasks', 'waits', 'visits', 'script'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

export const isPagePart = (word: string): word is PagePart =>
  PAGE_PARTS.some((part) => part === word);

/** One thing that was measured of the built site. */
export interface PageFigure {
  readonly part: PagePart;
  /** What was measured, and where. */
  readonly what: string;
  readonly measured: number;
  readonly unit: PageUnit;
  readonly goal: number;
  /** What has to be known of it besides. */
  readonly note?: string;
}

/** `shift`: as browsers reckon it; `ms`: of a page that is slowed four times on a machine of today; `KB`: as it is sent. */
export type PageUnit = 'shift' | 'ms' | 'KB' | 'files';

/** What moves has to stay under its goal; all else may reach it. */
export const isFigureMet = ({ measured, unit, goal }: PageFigure): boolean =>
  unit === 'shift' ? measured < goal : measured <= goal;
