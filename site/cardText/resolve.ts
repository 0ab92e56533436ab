import { type FileForm, type FileMapping, isList, isMapping } from './fileForm.ts';
import { AFTER_ELSEWHERE, BACK, ELSEWHERE, isElsewhere, TARGET } from './marks.ts';

/** What the words of an ability point back to that stand before its effects: those of its trigger. */
export interface Before {
  /** Whose event it is, or the source. */
  readonly it?: string;
  /** The other creature of the event. */
  readonly that?: string;
  readonly player?: string;
  /** `that much`. */
  readonly much?: FileForm;
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
    last: undefined,
    phrases: new Map(),
    isElsewhere: false,
    isLost: false,
  };
  const done = walkList(effects, state);
  const { targets, elsewhere } = state;
  const isOneOfMany = targets.length > 1 && targets.some(isMany);
  if (state.isLost || isOneOfMany || targets.length > 2) return undefined;
  return { effects: done, targets, elsewhere };
}

interface State {
  readonly before: Before;
  readonly targets: FileForm[];
  readonly elsewhere: FileForm[];
  /** What each phrase that names a target stands for. */
  readonly phrases: Map<FileMapping, string>;
  /** What was spoken of last. */
  last: string | undefined;
  /** Whether what was done last is elsewhere, so that a pronoun may mean something of it. */
  isElsewhere: boolean;
  /** Something points back to nothing, or to more than one thing. */
  isLost: boolean;
}

const isMany = (spec: FileForm): boolean =>
  isMapping(spec) && Object.hasOwn(spec, 'n') && spec.n !== 1;

const isPlayer = (spec: FileForm | undefined): boolean => spec === 'player' || spec === 'opponent';

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

const isEmptyList = (said: FileForm | undefined): boolean => isList(said) && said.length === 0;

function walkElsewhere(said: FileMapping, state: State): readonly FileForm[] {
  if (Object.hasOwn(said, AFTER_ELSEWHERE) && !state.isElsewhere) lost(state);
  const about = said[ELSEWHERE] ?? '';
  if (!state.elsewhere.includes(about)) state.elsewhere.push(about);
  state.isElsewhere = true;
  return [];
}

/** What may be done, where something else depends on it that is done first and is elsewhere: nothing is known of that. */
const dependsOnElsewhere = (list: readonly FileForm[]): boolean =>
  list[0] !== undefined && isElsewhere(list[0]) && !list.every(isElsewhere);

function walk(said: FileForm, state: State): FileForm {
  if (typeof said === 'string') return pointedAt(said, state);
  if (isList(said)) return walkList(said, state);
  if (!isMapping(said)) return said;
  const spec = said[TARGET];
  return spec === undefined ? walkMapping(said, state) : target(said, spec, state);
}

function walkMapping(said: FileMapping, state: State): FileForm {
  if (isList(said.may) && dependsOnElsewhere(said.may)) lost(state);
  const done = Object.entries(said).map(([key, value]) => [key, walk(value, state)] as const);
  const named = Object.values(said).find((value) => value === 'self' || value === 'attached');
  if (typeof named === 'string') speakOf(named, state);
  if (Object.hasOwn(said, 'create-token')) speakOf('created', state);
  return Object.fromEntries(done);
}

/** What one phrase targets is one target, of however many effects it is said. */
function target(phrase: FileMapping, spec: FileForm, state: State): FileForm {
  const known = state.phrases.get(phrase);
  if (known !== undefined) return speakOf(known, state);
  state.targets.push(spec);
  const first = state.targets.length === 1 ? 'target' : 'second-target';
  const word = isMany(spec) ? 'targets' : first;
  state.phrases.set(phrase, word);
  return speakOf(word, state);
}

function speakOf(what: string, state: State): string {
  state.last = what;
  state.isElsewhere = false;
  return what;
}

function pointedAt(said: string, state: State): FileForm {
  if (state.isElsewhere && POINTING.includes(said)) return lost(state);
  switch (said) {
    case BACK.it:
      return oneOf([state.last ?? state.before.it], state);
    case BACK.that:
      return oneOf([state.before.that, state.last], state);
    case BACK.them:
      return oneOf(
        [state.last === 'targets' || state.last === 'created' ? state.last : undefined],
        state,
      );
    case BACK.thatPlayer:
      return oneOf(
        [state.before.player, isPlayer(state.targets.at(-1)) ? state.last : undefined],
        state,
      );
    case BACK.itsController:
      return oneOf([state.last === 'target' ? 'controller-of-target' : undefined], state);
    case BACK.thatMuch:
      return state.before.much ?? lost(state);
    default:
      return said;
  }
}

const POINTING: readonly string[] = Object.values(BACK);

/** The only one of them that there is. */
function oneOf(candidates: readonly (string | undefined)[], state: State): FileForm {
  const there = new Set(candidates.filter((one) => one !== undefined));
  const [one] = there;
  return there.size === 1 && one !== undefined ? one : lost(state);
}

function lost(state: State): FileForm {
  state.isLost = true;
  return '';
}
