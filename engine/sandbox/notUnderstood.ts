import type { CardSetup } from '../scenario/scenario.ts';
import { unreadOf } from '../state/textLeft.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { ParseIssue } from './parseIssue.ts';
import type { LineRead } from './readLine.ts';
import { tagsOf } from './tags.ts';
import { writeThing } from './writeThing.ts';
import { ZONES } from './zones.ts';

/** Something of a line that is not understood, with all that is wrong with it, and what can be done about it. */
export interface NotUnderstood {
  /** As it was typed. */
  readonly text: string;
  readonly issues: readonly ParseIssue[];
  /** Those that hold its place, to be described or left out; none where it is no thing. */
  readonly objects: readonly ObjectId[];
  /** Of those on the battlefield. */
  readonly tags: readonly string[];
  /** Its place among the sections that are not understood, where it is one. */
  readonly unread: number | undefined;
  /** So many abilities of its text are not read; it is understood what it is. */
  readonly abilities?: number;
}

/** All of it, in the order of the board; every issue of the line stands with one of them at least. */
export function notUnderstood({ board, slips }: LineRead): readonly NotUnderstood[] {
  const found = [
    ...permanentsIn(board, slips),
    ...cardsIn(board, slips),
    ...sectionsIn(board, slips),
  ];
  const told = new Set(found.flatMap(({ issues }) => issues));
  const rest = slips.filter((slip) => !told.has(slip));
  return [
    ...found,
    ...rest.map((slip) => ({ text: slip.text, issues: [slip], ...NO_THING, unread: undefined })),
  ];
}

type Board = LineRead['board'];
type Issues = LineRead['slips'];

const NO_THING = { objects: [], tags: [] } as const;

function permanentsIn({ setup }: Board, slips: Issues): readonly NotUnderstood[] {
  const tags = tagsOf(setup.permanents);
  const unknown = setup.permanents.filter((one) => calledSo(one) !== undefined);
  const alike = Map.groupBy(unknown, (one) => `${one.controller} ${calledSo(one)}`);
  return [...alike.values()].map((all) => {
    const own = all.map(({ id }) => tags.get(id) ?? id);
    return {
      text: calledSo(all[0]) ?? '',
      issues: slips.filter(
        ({ about }) => about.kind === 'permanents' && about.tags.some((tag) => own.includes(tag)),
      ),
      objects: all.map(({ id }) => id),
      tags: own,
      unread: undefined,
      ...textOf(all[0]),
    };
  });
}

const cardsIn = ({ setup }: Board, slips: Issues): readonly NotUnderstood[] =>
  setup.players.flatMap((player) =>
    ZONES.flatMap((zone) => {
      const unknown = player[zone].filter((one) => calledSo(one) !== undefined);
      const here = slips.filter(
        ({ about }) => about.kind === 'cards' && about.player === player.id && about.zone === zone,
      );
      return [...Map.groupBy(unknown, calledSo)].map(([text = '', all]) => ({
        text,
        issues: here.filter((slip) =>
          typedFor(all[0]) === undefined ? slip.kind === 'halfRead' : text.includes(slip.text),
        ),
        objects: all.map(({ id }) => id),
        tags: [],
        unread: undefined,
        ...textOf(all[0]),
      }));
    }),
  );

const sectionsIn = ({ unread = [] }: Board, slips: Issues): readonly NotUnderstood[] =>
  unread.map(({ about, text }, nth) => ({
    text,
    issues: slips.filter((slip) => isOf(slip, about) && text.includes(slip.text)),
    ...NO_THING,
    unread: nth,
  }));

const isOf = ({ about: { kind } }: ParseIssue, about: 'board' | 'acts'): boolean =>
  about === 'acts' ? kind === 'act' : kind === 'board' || kind === 'player';

type Thing = Pick<CardSetup, 'characteristics'>;

/** By what was typed for it, or by the card of whose text not all is read. */
const calledSo = (one: Thing | undefined): string | undefined =>
  one !== undefined && textOf(one).abilities !== undefined
    ? writeThing(one.characteristics)
    : typedFor(one);

const typedFor = (one: Thing | undefined): string | undefined =>
  one?.characteristics.name.kind === 'unknown' ? one.characteristics.name.text : undefined;

function textOf(one: Thing | undefined): Pick<NotUnderstood, 'abilities'> {
  if (one === undefined || typedFor(one) !== undefined) return {};
  const abilities = unreadOf(one.characteristics);
  return abilities === 0 ? {} : { abilities };
}
