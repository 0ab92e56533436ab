import type { EditionId } from '../engine.ts';
import { date } from '../i18n/grammar.ts';
import { addressIn } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';

/** A page as it may be shared: for good, or as it will be. */
export interface SharedPage {
  /** What a frame of it is called. */
  readonly called: string;
  /** By the rules of its date, which it keeps. */
  readonly fixed: SharedWay;
  /** By the rules of the day; left out where the page shows others, which that link would not. */
  readonly ofDay?: SharedWay;
}

/** One way to share a page. What is said at a step has `{step}` where its number comes. */
export interface SharedWay {
  /** From the root of the host. */
  readonly address: string;
  readonly says: string;
  readonly saysAtStep: string;
  /** Of the page that stands in somebody else’s; it has a fragment where that can be at no step. */
  readonly frame?: string;
}

/** What there is of a page in English addresses; `ofDay`: where the page without a date shows the same today. */
export interface PageToShare {
  readonly title: string;
  readonly edition: EditionId;
  readonly fixed: Pick<SharedWay, 'address' | 'frame'>;
  readonly ofDay?: Pick<SharedWay, 'address' | 'frame'> | undefined;
}

/** A page as it is shared in a language. */
export function sharedPage(
  { title, edition, fixed, ofDay }: PageToShare,
  { chrome, language }: Messages,
): SharedPage {
  const { cites } = chrome.scenario.sharing;
  const day = date(language, edition);
  const placed = ({ address, frame }: PageToShare['fixed']) => ({
    address: addressIn(language, address),
    ...(frame === undefined ? {} : { frame: addressIn(language, frame) }),
  });
  return {
    called: `${chrome.site.name}: ${title}`,
    fixed: {
      ...placed(fixed),
      says: cites.fixed(title, day),
      saysAtStep: cites.fixedStep(title, '{step}', day),
    },
    ...(ofDay === undefined
      ? {}
      : {
          ofDay: {
            ...placed(ofDay),
            says: cites.ofDay(title),
            saysAtStep: cites.ofDayStep(title, '{step}'),
          },
        }),
  };
}
