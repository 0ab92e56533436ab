// What may be said of a declaration besides who attacks what or blocks whom, as fields of its form.
import { type Awaited, type SaidBesides, saidBesides } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { BesidesWords } from '../../i18n/sandboxWords.ts';
import type { Besides, Control } from '../../questions/control.ts';
import { BESIDES } from '../../questions/kinds/declaration/said.ts';

interface Telling {
  readonly n: Naming;
  readonly words: { readonly besides: BesidesWords };
}

/** The control with them; as it is, where there is nothing more to say. */
export function withBesides(
  control: Control,
  awaits: Pick<Awaited, 'answer' | 'game'>,
  telling: Telling,
): Control {
  if (control.kind !== 'attack' && control.kind !== 'block') return control;
  const besides = besidesOf(saidBesides(awaits), awaits, telling);
  return besides.length === 0 ? control : { ...control, besides };
}

function besidesOf(
  { banded, exerted, enlisted, given, paysLife }: SaidBesides,
  { answer, game }: Pick<Awaited, 'answer' | 'game'>,
  { n, words: { besides: words } }: Telling,
): readonly Besides[] {
  const optionsOf = (ids: SaidBesides['given']) =>
    ids.map((id) => ({ value: id, tag: n.tag(id), label: n.plain(id) }));
  const several = (name: string, label: string, ids: SaidBesides['given']): readonly Besides[] =>
    ids.length === 0 ? [] : [{ kind: 'several', name, label, options: optionsOf(ids) }];
  const bands = Math.min(MOST_BANDS, Math.floor(banded.length / 2));
  return [
    ...Array.from({ length: bands }, (_, nth) =>
      several(BESIDES.band(nth + 1), nth === 0 ? words.band : words.anotherBand, banded),
    ).flat(),
    ...several(BESIDES.exert, words.exert, exerted),
    ...enlisted.map(
      ({ by, creatures }): Besides => ({
        kind: 'one',
        name: BESIDES.enlist(by),
        label: words.enlist(`${n.tag(by)} ${n.plain(by)}`),
        none: words.none,
        options: optionsOf(creatures),
      }),
    ),
    ...several(BESIDES.given, words.given, given),
    ...(paysLife
      ? [
          {
            kind: 'number',
            name: BESIDES.life,
            label: words.life,
            most: Math.max(0, lifeOf(game, answer.player)),
          } as const,
        ]
      : []),
  ];
}

const lifeOf = ({ players }: Awaited['game'], player: string): number =>
  players.find(({ id }) => id === player)?.life ?? 0;

/** More at once are said in the line. */
const MOST_BANDS = 3;
