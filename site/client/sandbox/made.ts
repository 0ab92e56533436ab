// What was made in the dialog: it stands below the ways to hand a board on, has the focus, and leads back to the way.

/** What there is to be seen, and what is said of it. */
export interface MadeThing {
  readonly parts: readonly Element[];
  /** The part that is meant; it can be focused. */
  readonly focused?: HTMLElement | undefined;
  readonly says?: string;
}

/** Puts it in place of what was made before, with a button back to `way`. */
export function showMade(panel: Element, way: HTMLElement | undefined, made: MadeThing): void {
  const place = panel.querySelector('.copied');
  if (place === null) return;
  say(panel, made.says ?? '');
  const back = backIn(panel);
  place.replaceChildren(...made.parts);
  if (back) {
    back.hidden = made.parts.length === 0;
    back.onclick = () => {
      place.replaceChildren();
      say(panel, '');
      back.hidden = true;
      way?.focus();
    };
  }
  made.focused?.focus({ preventScroll: true });
  made.focused?.scrollIntoView({ block: 'nearest' });
}

const backIn = (panel: Element): HTMLButtonElement | null => panel.querySelector('.unmade');

/** Said aloud as well, wherever the focus is. */
export function say(panel: Element, text: string): void {
  panel.querySelector('.said')?.replaceChildren(text);
}

/** A text to be taken: long ones scroll. */
export function textMade(text: string): HTMLElement {
  const code = document.createElement('code');
  code.textContent = text;
  code.tabIndex = 0;
  return code;
}

/** The frame of a board as it stands in an article: as high as what is in it tells. */
export function frameMade(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  const fit = ({ source, data }: MessageEvent): void => {
    if (!frame.isConnected) removeEventListener('message', fit);
    else if (source === frame.contentWindow && data > 0) frame.height = data;
  };
  addEventListener('message', fit);
  return frame;
}

/** A code of squares, and the link that it holds. */
export function codeMade(
  svg: string,
  link: string,
): { readonly figure: HTMLElement; readonly link: HTMLElement } {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const figure = document.createElement('figure');
  figure.className = 'squares';
  figure.tabIndex = -1;
  figure.append(document.importNode(drawing, true));
  return { figure, link: textMade(link) };
}
