import {
  type FileForm,
  type FileMapping,
  isList,
  isMapping,
  listOf,
  mappingOf,
} from './fileForm.ts';
import { ASIDE, asksForX, DOES, hasMark, isElsewhere, MODES } from './marks.ts';
import { type Before, resolved } from './resolve.ts';
import { isAboutSource } from './saidOfEffects.ts';
import { withoutAside } from './withoutAside.ts';

/** Under which key an event says what words point back to. */
export const POINTS = '§points';

/** What is done, its targets, and what of it combat does not touch; the effects, or the modes, stand under `effects`. */
type Done = FileMapping;

/** The ability that each of these events triggers, by itself. */
export function triggeredAbilities(
  events: FileForm | undefined,
  does: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined {
  const all = listOf(events).map((event) => triggered(mappingOf(event), does, more));
  const known = all.filter((one) => one !== undefined);
  return known.length < all.length ? undefined : known;
}

function triggered(
  { [POINTS]: points, ...when }: FileMapping,
  does: FileForm | undefined,
  more: FileMapping,
): FileMapping | undefined {
  const { it } = mappingOf(points);
  // CR 603.4: what a condition says of the source is said of whose event it is.
  if (it !== undefined && it !== 'self' && isAboutSource(more.if)) return undefined;
  const done = doneBy(does, beforeOf(points));
  if (done === undefined) return undefined;
  if (doesNothing(done)) return { [ASIDE]: listOf(done[ASIDE]) };
  const ability = { ...when, ...more, ...done };
  const isKnown =
    !isElsewhere(when) && !hasUnknown(ability) && !asksForX(ability) && !asksOfWhatLeft(ability);
  return isKnown ? ability : undefined;
}

// CR 603.10a, 506.4: as such an ability resolves its source is in no combat any more; what it fought then can't be asked of
// what there is now.
const asksOfWhatLeft = ({ trigger, of, effects }: FileMapping): boolean =>
  of === undefined &&
  LEAVING.some((event) => event === trigger) &&
  /"blocking":"source"|"blocked-by-source"/.test(JSON.stringify(effects));

const LEAVING = ['dies', 'leaves-battlefield', 'goes-to-graveyard'];

const beforeOf = (points: FileForm | undefined): Before => {
  const { it, that, them, player, much } = mappingOf(points);
  return {
    ...(it === undefined || it === 'self' ? { others: 'source' } : {}),
    ...(typeof it === 'string' ? { it } : {}),
    ...(typeof that === 'string' ? { that } : {}),
    ...(typeof them === 'string' ? { them } : {}),
    ...(typeof player === 'string' ? { player } : {}),
    ...(much === undefined ? {} : { much }),
  };
};

/** An activated ability; nothing where something that has to be paid, or when it may be, can't be said. */
export function activatedAbility(
  costs: FileForm | undefined,
  does: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined {
  const done = doneBy(does, { it: 'self', others: 'source' });
  if (done === undefined) return undefined;
  if (doesNothing(done)) return [{ [ASIDE]: listOf(done[ASIDE]) }];
  const { effects = [], ...besides } = done;
  const ability = { activated: effects, costs: listOf(costs), ...more, ...besides };
  const isKnown = !hasUnknown(ability) && (!asksForX(ability) || announcesX(costs));
  return isKnown ? ofEachMana(effects).map((mana) => ({ ...ability, activated: mana })) : undefined;
}

/** CR 605.1a: what makes mana of one kind or another is a mana ability for each, so that none of them uses the stack. */
function ofEachMana(effects: FileForm): readonly FileForm[] {
  const [effect, another] = listOf(effects);
  const ways = listOf(mappingOf(effect).either);
  const isMana = (way: FileForm): boolean =>
    listOf(way).every((one) => isMapping(one) && Object.hasOwn(one, 'add-mana'));
  return another === undefined && ways.length > 0 && ways.every(isMana) ? ways : [effects];
}

const hasUnknown = ({ [ASIDE]: _, ...said }: FileMapping): boolean => hasMark(said);

/** CR 107.3a: X is announced where it is in the cost. */
const announcesX = (costs: FileForm | undefined): boolean =>
  listOf(costs).some(
    (cost) => isMapping(cost) && (String(cost.mana ?? '').includes('{X}') || cost.loyalty === '-x'),
  );

/** An instant's or sorcery's one ability; nothing where it does nothing that combat touches, or where not all is known. */
export function spellAbility(
  does: FileForm,
  more: FileMapping,
): { readonly ability?: FileMapping; readonly aside: readonly FileForm[] } | undefined {
  const done = doneBy(does, {});
  if (done === undefined || hasUnknown(done)) return undefined;
  const { effects = [], [ASIDE]: aside = [], ...targets } = done;
  if (doesNothing(done)) return { aside: listOf(aside) };
  return { ability: { spell: effects, ...more, ...targets }, aside: listOf(aside) };
}

/** What effects do, or the modes among which is chosen, each with targets of its own. */
function doneBy(does: FileForm | undefined, before: Before): Done | undefined {
  const { [DOES]: effects, [MODES]: modes } = mappingOf(does);
  return modes === undefined ? effectsDone(effects, before) : modesDone(mappingOf(modes), before);
}

function effectsDone(effects: FileForm | undefined, before: Before): Done | undefined {
  const done = resolved(listOf(effects), before);
  return (
    done && {
      ...(done.targets.length === 0 ? {} : { targets: done.targets }),
      effects: listOf(withoutAside(done.effects)),
      ...(done.elsewhere.length === 0 ? {} : { [ASIDE]: done.elsewhere }),
    }
  );
}

function modesDone({ of, ...choose }: FileMapping, before: Before): Done | undefined {
  const all = listOf(of).map((mode) => effectsDone(mode, before));
  const known = all.filter((one) => one !== undefined);
  if (known.length < all.length) return undefined;
  const aside = [...new Set(known.flatMap((one) => listOf(one[ASIDE])))];
  return {
    effects: { ...choose, of: known.map(({ [ASIDE]: _, ...mode }) => mode) },
    ...(aside.length === 0 ? {} : { [ASIDE]: aside }),
  };
}

/** Whether all that is done is elsewhere, in every mode. */
function doesNothing({ effects }: FileMapping): boolean {
  if (isList(effects)) return effects.length === 0;
  return listOf(mappingOf(effects).of).every((mode) => doesNothing(mappingOf(mode)));
}
