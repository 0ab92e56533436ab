import type { CDPSession, Page } from '@playwright/test';
import type { Hand, Role } from './hands.ts';

/** What a screen reader is given of one thing on the page. */
interface AXNode {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly isOn: boolean;
  /** Its place in the page, to act on it as a screen reader does. */
  readonly place: number;
}

/** The page as a screen reader has it: by roles and names alone, in the browser's own accessibility tree. */
export interface Tree extends Hand {
  /** All that is said by what has this role, in the order of the page. */
  readonly said: (role: string) => Promise<readonly string[]>;
  /** Opens the disclosure of this name. */
  readonly disclose: (name: string) => Promise<void>;
}

export async function treeOf(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  const nodes = () => nodesOf(session);
  const find = async (role: string, name: string | RegExp): Promise<AXNode> => {
    const isNamed = (node: AXNode): boolean =>
      typeof name === 'string' ? node.name === name : name.test(node.name);
    const found = (await nodes()).filter((node) => node.role === role && isNamed(node));
    const [one] = found;
    if (one === undefined || found.length > 1)
      throw new Error(`${found.length} are ${role} ${name} in the accessibility tree`);
    return one;
  };
  const act = (node: AXNode, what: (this: HTMLElement, text: string) => void, text = '') =>
    actOn(session, node, what, text);
  return {
    press: async (role, name) => act(await find(ROLES[role], name), press),
    isOn: async (role, name) => (await find(ROLES[role], name)).isOn,
    count: async (name, amount) => act(await find('spinbutton', name), enter, `${amount}`),
    fields: async (role) => (await nodes()).filter((node) => node.role === ROLES[role]),
    choose: async (list, value) => {
      const lists = (await nodes()).filter(({ role }) => role === 'combobox');
      const one = lists[list];
      if (one === undefined) throw new Error(`there are only ${lists.length} lists`);
      await act(one, choose, value);
    },
    said: (role) => saidBy(session, role),
    disclose: async (name) => act(await find('DisclosureTriangle', name), press),
  };
}

const ROLES: { readonly [R in Role]: string } = {
  checkbox: 'checkbox',
  radio: 'radio',
  button: 'button',
  spinbutton: 'spinbutton',
  combobox: 'combobox',
};

type Raw = Awaited<ReturnType<typeof rawTree>>[number];

async function rawTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored);
}

const nodesOf = async (session: CDPSession): Promise<readonly AXNode[]> =>
  (await rawTree(session)).map((node) => ({
    role: `${node.role?.value}`,
    name: `${node.name?.value ?? ''}`,
    value: `${node.value?.value ?? ''}`,
    isOn: ['checked', 'expanded'].some((name) => /true/.test(`${stateOf(node, name)}`)),
    place: node.backendDOMNodeId ?? 0,
  }));

const stateOf = (node: Raw, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

async function saidBy(session: CDPSession, role: string): Promise<readonly string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = ({ role: own, name, childIds = [] }: Raw): string =>
    own?.value === 'StaticText'
      ? `${name?.value ?? ''}`
      : childIds
          .map((id) => byId.get(id))
          .flatMap((child) => (child ? textOf(child) : []))
          .join(' ');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => textOf(node).replaceAll(/\s+/g, ' ').trim());
}

async function actOn(
  session: CDPSession,
  { place }: AXNode,
  what: (this: HTMLElement, text: string) => void,
  text: string,
): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: place });
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: `${what}`,
    arguments: [{ value: text }],
  });
}

// In the page: what a screen reader does with a thing, without any pointer or key.
function press(this: HTMLElement): void {
  this.focus();
  this.click();
}

function enter(this: HTMLElement, text: string): void {
  this.focus();
  Object.assign(this, { value: text });
  this.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(this: HTMLElement, text: string): void {
  this.focus();
  Object.assign(this, { value: text });
  for (const name of ['input', 'change']) this.dispatchEvent(new Event(name, { bubbles: true }));
}
