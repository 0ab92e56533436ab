import type { Edit, Lexicon } from '#engine/sandbox';
import type {
  KnownCards,
  Look,
  SandboxView,
  WorkerReplies,
  WorkerRequest,
} from '../../site/client/sandbox/protocol.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { understandGlobs } from '../bench/globs.ts';
import { machineIn } from './door.ts';
import type { Call } from './timing.ts';

/** The page of one's own board, as far as it runs in its worker. */
export interface PageDoor {
  readonly shown: (line: string, look: Look, call: Call) => Promise<SandboxView>;
  readonly edited: (line: string, edit: Edit, call: Call) => Promise<SandboxView>;
  readonly added: (text: string, call: Call) => Promise<WorkerReplies['add']>;
  readonly asked: (
    request: Extract<WorkerRequest, { kind: 'file' | 'prospects' }>,
    call: Call,
  ) => Promise<string>;
}

/** One page after another: what a worker has begun with, its language and its cards, stays until it begins anew. */
let begun: KnownCards | undefined;

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
    call: Call,
  ): Promise<WorkerReplies[WorkerRequest['kind']]> => {
    if (begun !== known) await hand({ kind: 'begin', language, cards: all });
    begun = known;
    return call(`the page, to ${request.kind}`, () => hand(request));
  };
  return {
    shown: async (line, look, call) => viewIn(await ask({ kind: 'show', line, look }, call)),
    edited: async (line, edit, call) =>
      viewIn(await ask({ kind: 'edit', line, edit, look: 'play' }, call)),
    added: async (text, call) => addedIn(await ask({ ...TO_ADA, text }, call)),
    asked: async (request, call) => `${await ask(request, call)}`,
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
  /class="(asking|outcome|q-result)|id="(ruling|deeds|choices)"|data-does="prospects"/;

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
