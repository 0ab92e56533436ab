import { type FileForm, type FileMapping, isList, isMapping } from './fileForm.ts';
import { AFTER_ELSEWHERE, BACK, BY_SOURCE, ELSEWHERE, isElsewhere, TARGET } from './marks.ts';
import {
  asksOfSource,
  dependsOnElsewhere,
  groupOf,
  isAboutSource,
  isCounted,
  isEmptyList,
  isMany,
  isPlayer,
  withoutSelf,
} from './saidOfEffects.ts';

/** What the words of an ability point back to that stand before its effects: those of its trigger. */
export interface Before {
  /** Whose event it is, or the source. */
  readonly it?: string;
  /** The other creature of the event. */
  readonly that?: string;
  /** All creatures of the event. */
  readonly them?: string;
  readonly player?: string;
  /** `that much`. */
  readonly much?: FileForm;
  /** What `other` and `another` are other than. */
  readonly others?: 'source';
}

/** Effects with what they target, in the forms of card files, and what they do that combat does not touch. */
export interface Resolved {
  readonly effects: readonly FileForm[];
  readonly targets: readonly FileForm[];
  readonly elsewhere: readonly FileForm[];
}

/** Puts in place of each mark what it stands for; nothing where that is not certain. */
export function resolved(effects: readonly FileForm[], before: Before): Resolved | undefined {
  const state: State = {
    before,
    targets: [],
    elsewhere: [],
    phrases: new Map(),
    isElsewhere: false,
    isLost: false,
    asksThatPlayer: false,
  };
  const done = walkList(effects, state);
  const { targets, elsewhere } = state;
  const isOneOfMany = targets.length > 1 && targets.some(isMany);
  if (state.isLost || isOneOfMany || targets.length > 2 || !knowsThatPlayer(state))
    return undefined;
  return { effects: done, targets, elsewhere };
}

interface State {
  readonly before: Before;
  readonly targets: FileForm[];
  readonly elsewhere: FileForm[];
  /** What each phrase that names a target stands for. */
  readonly phrases: Map<FileMapping, string>;
  /** Whether what was done last is elsewhere, so that a pronoun may mean something of it. */
  isElsewhere: boolean;
  /** The object that was spoken of last. */
  last?: string;
  lastPlayer?: string;
  /** The objects that were spoken of last, where they are all that fit. */
  group?: FileMapping;
  /** Something is asked of what "that player" controls. */
  asksThatPlayer: boolean;
  /** Something points back to nothing, or to more than one thing. */
  isLost: boolean;
}

/** All that fit were spoken of last, whatever they are. */
const GROUP = '§group';

/** What was spoken of is not among what can be pointed back to. */
const UNKNOWN = '§unknown';

// A filter means the player who is the target, or controls it, before the one of the event.
function knowsThatPlayer({ asksThatPlayer, before, targets: [first] }: State): boolean {
  if (!asksThatPlayer) return true;
  return first === undefined ? before.player !== undefined : isPlayer(first) && !before.player;
}

function walkList(list: readonly FileForm[], state: State): readonly FileForm[] {
  return list.flatMap((said) => {
    if (isMapping(said) && isElsewhere(said)) return walkElsewhere(said, state);
    const done = walk(said, state);
    return isMapping(done) ? withoutNothing(done, state) : [done];
  });
}

/** Of an effect that holds others nothing is left where all of them are elsewhere. */
function withoutNothing(done: FileMapping, state: State): readonly FileForm[] {
  const { otherwise, ...rest } = done;
  const isNothing = isEmptyList(done.may) || isEmptyList(done.effects);
  if (otherwise === undefined) return isNothing ? [] : [done];
  if (isEmptyList(otherwise)) return isNothing ? [] : [rest];
  if (isNothing) lost(state);
  return [done];
}

function walkElsewhere(said: FileMapping, state: State): readonly FileForm[] {
  if (Object.hasOwn(said, AFTER_ELSEWHERE) && !state.isElsewhere) lost(state);
  const about = said[ELSEWHERE] ?? '';
  if (!state.elsewhere.includes(about)) state.elsewhere.push(about);
  state.isElsewhere = true;
  return [];
}

function walk(said: FileForm, state: State): FileForm {
  if (typeof said === 'string') return pointedAt(said, state);
  if (isList(said)) return walkList(said, state);
  if (!isMapping(said)) return said;
  const spec = said[TARGET];
  return spec === undefined ? walkMapping(said, state) : target(said, spec, state);
}

function walkMapping(said: FileMapping, state: State): FileForm {
  if (isList(said.may) && dependsOnElsewhere(said.may)) lost(state);
  const { [BY_SOURCE]: by, ...rest } = said;
  if (by !== undefined && walk(by, state) !== 'self') lost(state);
  checkFilter(rest, state);
  if (rest.if !== undefined && isAboutSource(rest.if) && spokenOf(state) !== 'self') lost(state);
  // What follows the verb may point back to what stands before it.
  const inOrder = Object.entries(rest).toSorted(([a], [b]) => rank(a, rest) - rank(b, rest));
  const { last } = state;
  const walked = new Map(inOrder.map(([key, value]) => [key, walk(value, state)] as const));
  // What a number is counted of is not what is spoken of.
  if (isCounted(rest) && last !== undefined) state.last = last;
  const done = Object.fromEntries(
    Object.keys(rest).map((key) => [key, walked.get(key) ?? ''] as const),
  );
  checkSource(done, state);
  speakOf(done, state);
  return withoutSelf(done);
}

function rank(key: string, said: FileMapping): number {
  if (key === 'by') return 0;
  return key === 'on' && !Object.hasOwn(said, 'deal-damage') ? 1 : 2;
}

function checkFilter(said: FileMapping, state: State): void {
  if (said.other === true && (state.before.others === undefined || state.targets.length > 0))
    lost(state);
  if (said.controller === 'that-player') state.asksThatPlayer = true;
  if (asksOfSource(said) && !['self', undefined].includes(state.before.it)) lost(state);
}

/** What is counted by the source is counted by what the words speak of. */
function checkSource(said: FileMapping, state: State): void {
  if (said.on !== undefined && said.on !== 'self' && isAboutSource(said.pump)) lost(state);
}

const spokenOf = ({ last, before }: State): string | undefined => last ?? before.it;

function speakOf(said: FileMapping, state: State): void {
  const group = groupOf(said);
  if (group !== undefined) {
    speakOfObject(GROUP, state);
    state.group = group;
  }
  for (const value of Object.values(said)) {
    if (value === 'defending-player') state.lastPlayer = value;
    if (value === 'each-opponent' || value === 'each-player') state.lastPlayer = UNKNOWN;
  }
  if (Object.hasOwn(said, 'create-token') || Object.hasOwn(said, 'create-copy-of'))
    speakOfObject('created', state);
}

function speakOfObject(what: string, state: State): void {
  state.last = what;
  state.isElsewhere = false;
}

/** What one phrase targets is one target, of however many effects it is said. */
function target(phrase: FileMapping, spec: FileForm, state: State): FileForm {
  const known = state.phrases.get(phrase);
  if (known !== undefined) return speakOfTarget(known, spec, state);
  const asked = state.asksThatPlayer;
  const said = walk(spec, state);
  // As a target is chosen there is no other target yet.
  if (state.asksThatPlayer && !asked) {
    state.asksThatPlayer = false;
    if (state.before.player === undefined) lost(state);
  }
  state.targets.push(said);
  const word = isMany(said) ? 'targets' : state.targets.length === 1 ? 'target' : 'second-target';
  state.phrases.set(phrase, word);
  return speakOfTarget(word, said, state);
}

function speakOfTarget(word: string, spec: FileForm, state: State): string {
  if (isPlayer(spec)) state.lastPlayer = word;
  else state.last = word;
  state.isElsewhere = false;
  return word;
}

function pointedAt(said: string, state: State): FileForm {
  const pointed = POINTED[said];
  if (pointed !== undefined) return state.isElsewhere ? lost(state) : pointed(state);
  if (NAMED.includes(said)) speakOfObject(said, state);
  return said;
}

const POINTED: Readonly<Record<string, (state: State) => FileForm>> = {
  [BACK.it]: (state) => oneOf([spokenOf(state)], state),
  [BACK.that]: (state) => {
    const { before, last } = state;
    const spoken = last === 'self' ? undefined : (last ?? attachedOf(before));
    return pointedAtObject([before.that, spoken], state);
  },
  [BACK.thatToken]: (state) => oneOf([onlyIf(state.last, 'created')], state),
  [BACK.them]: (state) => {
    const { before, last, group } = state;
    if (last === GROUP && group !== undefined) return group;
    return pointedAtObject([onlyIf(last, 'targets', 'created'), before.them], state);
  },
  [BACK.thatPlayer]: (state) => oneOf([state.before.player, state.lastPlayer], state),
  [BACK.itsController]: (state) => (state.last === 'target' ? 'controller-of-target' : lost(state)),
  [BACK.thatMuch]: (state) => state.before.much ?? lost(state),
};

const onlyIf = (last: string | undefined, ...among: readonly string[]): string | undefined =>
  last !== undefined && among.includes(last) ? last : undefined;

const NAMED: readonly string[] = ['self', 'attached', 'chosen'];

const attachedOf = ({ it }: Before): string | undefined => (it === 'attached' ? it : undefined);

/** From there on `it` is that object. */
function pointedAtObject(candidates: readonly (string | undefined)[], state: State): string {
  const one = oneOf(candidates, state);
  speakOfObject(one, state);
  return one;
}

/** The only one of them that there is. */
function oneOf(candidates: readonly (string | undefined)[], state: State): string {
  const there = new Set(candidates.filter((one) => one !== undefined));
  const [one] = there;
  return there.size === 1 && one !== undefined && one !== UNKNOWN && one !== GROUP
    ? one
    : lost(state);
}

function lost(state: State): string {
  state.isLost = true;
  return '';
}
