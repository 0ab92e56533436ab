import { linesOf, type Weight, widthOf } from './lettering.ts';
import { element, escaped } from './xml.ts';

/** The colors of the light look: a picture stands on white. */
export const INK = {
  text: '#15201b',
  quiet: '#48564f',
  edge: '#76857b',
  attack: '#874800',
  attackTint: '#fbf1e1',
  block: '#1b4d99',
  blockTint: '#e9f0fa',
  refused: '#a0113d',
  form: '#0c5a47',
  paper: '#ffffff',
} as const;

/** How letters are drawn. */
export interface Lettering {
  readonly size: number;
  readonly color: string;
  readonly weight: Weight;
}

export const NAME: Lettering = { size: 14, color: INK.text, weight: 'bold' };
export const PLAIN: Lettering = { size: 13, color: INK.text, weight: 'plain' };
export const QUIET: Lettering = { size: 13, color: INK.quiet, weight: 'plain' };

/** One line of letters; `anchor` says which of its ends, or its middle, stands at `x`. */
export const letters = (
  text: string,
  x: number,
  y: number,
  { size, color, weight }: Lettering,
  anchor?: 'middle' | 'end',
): string =>
  element(
    'text',
    {
      x: round(x),
      y: round(y),
      'font-size': size,
      fill: color,
      'font-weight': weight === 'bold' ? 700 : undefined,
      'text-anchor': anchor,
    },
    escaped(text),
  );

/** Something drawn from its upper edge down, and how high it is. */
export interface Drawn {
  readonly height: number;
  readonly at: (x: number, y: number) => string;
}

/** How far one line of letters stands below the other. */
const leading = ({ size }: Lettering): number => Math.round(size * 1.25);

/** A paragraph. */
export function paragraph(text: string, room: number, hand: Lettering): Drawn {
  const lines = linesOf(text, room, hand.size, hand.weight);
  return {
    height: lines.length * leading(hand),
    at: (x, y) =>
      lines
        .map((line, index) => letters(line, x, y + baseline(hand) + index * leading(hand), hand))
        .join(''),
  };
}

/** How far under the upper edge of a line its letters stand. */
const baseline = ({ size }: Lettering): number => Math.round(size * 0.95);

/** The short name of a permanent in its box. */
export function tagBox(tag: string, color: string): Drawn & { readonly width: number } {
  const hand: Lettering = { size: 12, color, weight: 'bold' };
  const width = Math.ceil(widthOf(tag, hand.size, 'bold')) + 8;
  return {
    width,
    height: 17,
    at: (x, y) =>
      element('rect', { x: x + 0.5, y: y + 0.5, width, height: 16, fill: 'none', stroke: color }) +
      letters(tag, x + 0.5 + width / 2, y + 13, hand, 'middle'),
  };
}

/** Draws the parts one below the other. */
export function column(parts: readonly Drawn[], gap = 0): Drawn {
  const height = parts.reduce((sum, part) => sum + part.height + gap, -gap);
  return {
    height: Math.max(0, height),
    at: (x, y) => {
      let top = y;
      return parts
        .map((part) => {
          const drawn = part.at(x, top);
          top += part.height + gap;
          return drawn;
        })
        .join('');
    },
  };
}

/** A line of that color and width; dashed where it is told how. */
export const stroke = (d: string, color: string, width: number, dashes?: string): string =>
  element('path', {
    d,
    stroke: color,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    fill: 'none',
  });

export const round = (value: number): number => Math.round(value * 10) / 10;
