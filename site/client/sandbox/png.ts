// A board's picture as an image of dots. The policy of the pages lets no picture be loaded from what a script has made,
// so what it is made of is drawn once more, on a canvas: boxes, paths and letters, and nothing else stands in it.

/** One of the picture's units becomes so many dots. */
const DENSITY = 2;

/** Rejects where the browser gives no canvas, or no room on it. `svg`: as `boardPicture` draws it. */
export async function pngOf(svg: string): Promise<Blob> {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const canvas = document.createElement('canvas');
  canvas.width = numberIn(root, 'width') * DENSITY;
  canvas.height = numberIn(root, 'height') * DENSITY;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.scale(DENSITY, DENSITY);
  for (const part of root.querySelectorAll('rect, path, text'))
    draw(part, pen, root.getAttribute('font-family') ?? 'sans-serif');
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no room'))), 'image/png');
  });
}

function draw(part: Element, pen: CanvasRenderingContext2D, font: string): void {
  if (part.tagName === 'text') {
    write(part, pen, font);
    return;
  }
  const path = shapeOf(part);
  const { fill, stroke } = colorsOf(part);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (!stroke) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = numberIn(part, 'stroke-width', 1);
  pen.setLineDash(
    (part.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number).filter(Boolean),
  );
  pen.stroke(path);
}

function shapeOf(part: Element): Path2D {
  const path = new Path2D(part.getAttribute('d') ?? '');
  if (part.tagName === 'rect')
    path.rect(
      numberIn(part, 'x'),
      numberIn(part, 'y'),
      numberIn(part, 'width'),
      numberIn(part, 'height'),
    );
  return path;
}

/** What says nothing of its fill is filled in black. */
function colorsOf(part: Element): { readonly fill: string; readonly stroke: string } {
  const [fill = 'black', stroke = 'none'] = ['fill', 'stroke'].map(
    (name) => part.getAttribute(name) ?? undefined,
  );
  return { fill: fill === 'none' ? '' : fill, stroke: stroke === 'none' ? '' : stroke };
}

function write(part: Element, pen: CanvasRenderingContext2D, font: string): void {
  const size = numberIn(part, 'font-size', 16);
  const anchor = part.getAttribute('text-anchor');
  const [x, y, text] = [numberIn(part, 'x'), numberIn(part, 'y'), part.textContent];
  pen.font = `${part.getAttribute('font-weight') ?? 400} ${size}px ${font}`;
  pen.fillStyle = colorsOf(part).fill;
  pen.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'end' : 'start';
  // As in the picture: letters that are wider here than there keep their place.
  pen.fillText(text, x, y);
  if (part.closest('[text-decoration]') !== null)
    pen.fillRect(x, y - size * 0.3, pen.measureText(text).width, 1);
}

const numberIn = (part: Element, name: string, otherwise = 0): number =>
  Number(part.getAttribute(name) ?? otherwise);
