import type { ElementHandle, Page } from '@playwright/test';
import type { Role } from './hands.ts';

/** What is called so in the question that is answered: looked for in the page, and asked for once. */
export async function findNamed(
  page: Page,
  role: Role,
  name: string | RegExp,
): Promise<ElementHandle<HTMLElement>> {
  const wanted =
    typeof name === 'string'
      ? { role, exact: name, like: '' }
      : { role, exact: '', like: name.source };
  const found = (await page.evaluateHandle(findInPage, wanted)).asElement();
  if (found === null) throw new Error(`no ${role} is called ${name}`);
  return found;
}

interface Wanted {
  readonly role: Role;
  readonly exact: string;
  /** In place of that, a pattern. */
  readonly like: string;
}

/** In the page: the only one that can be seen with that name, once there is one. */
async function findInPage({ role, exact, like }: Wanted): Promise<HTMLElement> {
  const made: { readonly [R in Role]: string } = {
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    button: 'button',
    spinbutton: 'input[type=number]',
    combobox: 'select',
  };
  const said = (node: Node | null): string => {
    if (!(node instanceof HTMLElement)) return node instanceof Text ? node.data : '';
    if (node.ariaHidden === 'true' || !node.checkVisibility({ visibilityProperty: true }))
      return '';
    if (node.ariaLabel !== null) return node.ariaLabel;
    const inner = node.matches('input, select') ? '' : [...node.childNodes].map(said).join('');
    return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
  };
  const nameOf = (one: HTMLElement): string => {
    const by = one.getAttribute('aria-labelledby')?.split(' ');
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
    const parts =
      by?.map((id) => document.getElementById(id)) ?? (labels.length > 0 ? labels : [one]);
    const text =
      by === undefined && one.ariaLabel !== null ? one.ariaLabel : parts.map(said).join(' ');
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const isCalled = (text: string): boolean =>
    like === '' ? text === exact : new RegExp(like).test(text);
  for (let frames = 0; frames < 600; frames += 1) {
    const all = document.querySelectorAll<HTMLElement>(`.q-group.now :is(${made[role]})`);
    const seen = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const [found, another] = seen.filter((one) => isCalled(nameOf(one)));
    if (another !== undefined) throw new Error(`several are called ${exact}${like}`);
    if (found !== undefined) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`no ${role} is called ${exact}${like}`);
}
