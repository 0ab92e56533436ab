import { createHash } from 'node:crypto';

/** How many pieces are remembered; the pages of a scenario, which share most, are made one after the other. */
const REMEMBERED = 1500;

const made = new Map<string, string>();

/** The HTML that was made of the same before, or else the one that is made now. */
export async function onceFor(of: string, make: () => Promise<string>): Promise<string> {
  // A development server shows a component as it is now.
  if (import.meta.env.DEV) return make();
  const key = createHash('sha256').update(of).digest('base64');
  const known = made.get(key);
  if (known !== undefined) return known;
  const html = await make();
  made.set(key, html);
  const [oldest] = made.keys();
  if (made.size > REMEMBERED && oldest !== undefined) made.delete(oldest);
  return html;
}
