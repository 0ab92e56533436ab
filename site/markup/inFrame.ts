import { abridgedStart } from '../abridged/abridged.ts';

/** What stands in a frame of somebody else’s page: its links lead beside that. What an abridged page differs by is left. */
export function inFrame(html: string): string {
  const end = abridgedStart(html);
  return `${html.slice(0, end).replaceAll(LINK, '<a target="_blank" rel="noopener" ')}${html.slice(end)}`;
}

/** Leads to another page. */
const LINK = /<a (?=[^>]*href="[^#])/g;
