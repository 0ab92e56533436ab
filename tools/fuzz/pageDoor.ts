import type { Lexicon } from '#engine/sandbox';
import type {
  KnownCards,
  SandboxView,
  WorkerReplies,
  WorkerRequest,
} from '../../site/client/sandbox/protocol.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { understandGlobs } from '../bench/globs.ts';
import { machineIn } from './door.ts';

/** The page of one's own board, as far as it runs in its worker. */
export interface PageDoor {
  readonly shown: (line: string, look: 'play' | 'end') => Promise<SandboxView>;
  readonly added: (text: string) => Promise<WorkerReplies['add']>;
  readonly asked: (
    request: Extract<WorkerRequest, { kind: 'file' | 'prospects' }>,
  ) => Promise<string>;
}

/** One page after another: what a worker has begun with is its language until it begins anew. */
let begun: string | undefined;

/** A page in a language, with these cards. */
export async function pageDoor(
  language: Language,
  { cards, unplayed = [] }: Pick<Lexicon, 'cards' | 'unplayed'>,
): Promise<PageDoor> {
  understandGlobs();
  const { hand } = await import('../../site/client/sandbox/answering.ts');
  const known: KnownCards = { cards: [...cards.values()], unplayed };
  const all = `data:application/json,${encodeURIComponent(JSON.stringify(known))}`;
  const ask = async <K extends WorkerRequest['kind']>(
    request: Extract<WorkerRequest, { readonly kind: K }>,
  ): Promise<WorkerReplies[WorkerRequest['kind']]> => {
    if (begun !== language) await hand({ kind: 'begin', language, cards: all });
    begun = language;
    return hand(request);
  };
  return {
    shown: async (line, look) => viewIn(await ask({ kind: 'show', line, look })),
    added: async (text) => addedIn(await ask({ ...TO_ADA, text })),
    asked: async (request) => `${await ask(request)}`,
  };
}

const TO_ADA = {
  kind: 'add',
  line: 'Ada: 2/2; Nil: 1/1',
  side: 'Ada',
  to: 'battlefield',
  look: 'setup',
} as const;

type Reply = WorkerReplies[WorkerRequest['kind']];

function viewIn(told: Reply): SandboxView {
  if (typeof told === 'object' && 'isWithheld' in told) return told;
  throw new Error('shows no board');
}

function addedIn(told: Reply): WorkerReplies['add'] {
  if (
    typeof told === 'object' &&
    'kind' in told &&
    (told.kind === 'added' || told.kind === 'slips')
  )
    return told;
  throw new Error('adds nothing');
}

/** All that tells of a ruling, or of what one would be. */
const RULINGS =
  /class="(asking|outcome|q-result)|id="(ruling|deeds|besides|choices)"|data-does="prospects"/;

/** What is not understood is told on top, and then nothing is ruled on. */
export function faultsOfView(
  { html, below, slips, isWithheld }: SandboxView,
  text: string,
): readonly string[] {
  const said = slips.map(({ says }) => says).join('\n');
  return [
    ...machineIn(`${html}\n${below}\n${said}`, text),
    ...(slips.length > 0 === isWithheld ? [] : ['page withholds without a reason, or not: slips']),
    ...(html.includes('class="withheld"') === isWithheld ? [] : ['page does not say it: withheld']),
    ...(isWithheld && RULINGS.test(`${html}${below}`) ? ['page rules: on what is withheld'] : []),
  ];
}
