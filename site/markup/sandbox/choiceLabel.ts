// What one way of making a choice is called, on the button that makes it.
import type { ChoiceOption } from '#engine/sandbox';
import type { TargetChoice } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { ChoiceWords } from '../../i18n/sandboxWords.ts';

interface Labelling {
  readonly n: Naming;
  readonly words: ChoiceWords;
  /** What abilities say. */
  readonly say: (does: ChoiceOption['does']) => string;
}

type Said = Exclude<ChoiceOption['said'], { readonly kind: string }>;
type Choice = Said[number]['choice'];
type Act = Exclude<ChoiceOption['said'], Said>;
type Id = NonNullable<Choice['source']>;

export function choiceLabel({ said, does }: ChoiceOption, labelling: Labelling): string {
  const { say, words, n } = labelling;
  if ('kind' in said) return paidLabel(said, labelling);
  const [first] = said;
  if (first === undefined) return words.nothing;
  const isSaid = PARTS.some((part) => first.choice[part] !== undefined);
  if (does.length > 0 && isSaid) return say(does);
  const parts = PARTS.flatMap((part) => partLabel(part, first.choice, labelling) ?? []);
  if (parts.length > 0) return parts.join(', ');
  // What says no more gives triggers their order.
  const order = said
    .map(({ choice: { source, trigger } }) => {
      const name = source === undefined ? '' : nameOf(source, n);
      return trigger === undefined ? name : words.trigger(name, trigger + 1);
    })
    .join(words.then);
  return [order, ...(does.length > 0 ? [say(does)] : [])].join(': ');
}

type Part = Exclude<keyof Choice, 'source' | 'trigger'>;

const partLabel = <P extends Part>(
  part: P,
  choice: Choice,
  labelling: Labelling,
): string | undefined => {
  const value = choice[part];
  return value === undefined ? undefined : LABELS[part](value, labelling, choice);
};

const ofSource = (_: unknown, { n }: Labelling, { source }: Choice): string =>
  source === undefined ? '' : nameOf(source, n);

const LABELS: {
  readonly [P in Part]: (
    value: NonNullable<Choice[P]>,
    labelling: Labelling,
    choice: Choice,
  ) => string;
} = {
  targets: (targets, labelling) => those(targets, labelling),
  named: (named, labelling) => those(named, labelling),
  modes: (modes, { words }) => numbered(modes, words.mode, words),
  option: (option, { words }) => words.option(option + 1),
  place: (place, { words }) => words.place(place + 1),
  may: (may, { words }) => words[may],
  sacrificed: (ids, labelling) => things(ids, labelling),
  prevented: (ids, labelling) => things(ids, labelling),
  discarded: (ids, labelling) => things(ids, labelling),
  payment: ({ life, spend }, { words }) => paying(life, spend, words).join(', '),
  attacking: (what, { n }) =>
    what.kind === 'player' ? n.player(what.player) : nameOf(what.permanent, n),
  protector: (player, { n }) => n.player(player),
  replacement: ofSource,
  legend: ofSource,
};

const PARTS: readonly Part[] = Object.keys(LABELS).filter((part): part is Part => part in LABELS);

const numbered = (
  all: readonly number[],
  say: (n: number) => string,
  { nothing }: ChoiceWords,
): string => (all.length === 0 ? nothing : all.map((one) => say(one + 1)).join(', '));

const paying = (
  life: number | undefined,
  spend: string | undefined,
  words: ChoiceWords,
): readonly string[] => [
  ...(life === undefined ? [] : [words.life(life)]),
  ...(spend === undefined ? [] : [spend]),
];

function paidLabel(act: Act, { n, words }: Labelling): string {
  const paid = 'payment' in act ? act.payment : 'announced' in act ? act.announced : undefined;
  if (paid === undefined) return words.nothing;
  const given = 'named' in paid ? paid.named : 'given' in paid ? (paid.given ?? []) : [];
  const made = 'manaAbilities' in paid ? paid.manaAbilities.map(({ source }) => source) : [];
  return [
    ...[...given, ...made].map((id) => nameOf(id, n)),
    ...paying(paid.life, paid.spend, words),
  ].join(', ');
}

const things = (ids: readonly Id[], { n, words }: Labelling): string =>
  ids.length === 0 ? words.nothing : ids.map((id) => nameOf(id, n)).join(', ');

const those = (all: readonly TargetChoice[], { n, words }: Labelling): string =>
  all.length === 0
    ? words.nothing
    : all
        .map((one) => (one.kind === 'player' ? n.player(one.player) : nameOf(one.object, n)))
        .join(', ');

const nameOf = (id: Id, n: Naming): string => {
  const tag = n.tag(id);
  return /^\p{L}\d+$/u.test(tag) ? `${tag} ${n.plain(id)}` : n.plain(id);
};
