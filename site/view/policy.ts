import { createHash } from 'node:crypto';

/** Runs before the page is painted, so that a chosen theme does not flash; the only script that stands in a page. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');

/**
 * What a page may load and run: files of its own host, and the script above. No style stands in a page, no attribute
 * holds a script, nothing is framed or sent anywhere.
 */
export const POLICY: string = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join(';');
