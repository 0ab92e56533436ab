// What the site keeps of answers in the plain store beside the log: the marks in the list of scenarios, rounds,
// exams, the placement test and its result, and what waits to be marked.
import { joinedSitting, keepSitting, recallSitting } from '../exam/sitting.ts';
import { keepProgress, type Progress, recall } from '../progress.ts';
import { joinedRounds, keepRound, recallRound } from '../roundMemory.ts';

const KEYS = /^(answers$|round |exam |sent |placement$|placement sitting$)/;

// Merely naming it throws where it is blocked.
const browserStore = (): Storage => localStorage;

/** All of it, by its keys, as it stands there. */
export function besideLog(storeOf: () => Storage = browserStore): Readonly<Record<string, string>> {
  try {
    const store = storeOf();
    const keys = Object.keys(store).filter((key) => KEYS.test(key));
    return Object.fromEntries(keys.map((key) => [key, store.getItem(key) ?? '']));
  } catch {
    return {};
  }
}

/** Adds what a file has of it: nothing that is here is lost. Says whether the browser has taken all of it. */
export function addBesideLog(
  kept: Readonly<Record<string, string>>,
  storeOf: () => Storage = browserStore,
): boolean {
  const there = () => ({ getItem: (key: string) => kept[key] ?? null });
  const taken = Object.keys(kept).map((key) => {
    const [, kind, name = ''] = /^(answers|round|exam|sent|placement)(?: (.*))?$/s.exec(key) ?? [];
    switch (kind) {
      case 'answers':
        return keepProgress(joinedMarks(recall(there), recall(storeOf)), storeOf);
      case 'round':
        return keepRound(
          name,
          joinedRounds(recallRound(name, there), recallRound(name, storeOf)),
          storeOf,
        );
      case 'exam': {
        const [one, here] = [recallSitting(name, there), recallSitting(name, storeOf)];
        return one === undefined || keepSitting(here ? joinedSitting(one, here) : one, storeOf);
      }
      case 'sent':
      case 'placement':
        return waits(key, kept[key] ?? '', storeOf);
      default:
        return true;
    }
  });
  return taken.every(Boolean);
}

/** What was sent here later stays. */
function waits(key: string, sent: string, storeOf: () => Storage): boolean {
  try {
    const store = storeOf();
    if (store.getItem(key) === null) store.setItem(key, sent);
    return true;
  } catch {
    return false;
  }
}

/** Whatever was right once is right. */
const joinedMarks = (one: Progress, other: Progress): Progress => {
  const slugs = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...slugs].map((slug) => {
      const [a, b] = [one.get(slug), other.get(slug)];
      const ids = new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])]);
      return [
        slug,
        new Map([...ids].map((id) => [id, a?.get(id) === true || b?.get(id) === true])),
      ];
    }),
  );
};
