import { createHash } from 'node:crypto';

/** Runs before the page is painted, so that a chosen theme does not flash; the only script that stands in a page of the site. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * What a page in somebody else’s frame runs before it is painted. The theme is the address’s or the device’s; the height
 * is told to whoever frames it. A link that opens what the address holds gets that. A frame without an origin is refused scripts that are modules, unless their host allows
 * it: then the page is as one without a script.
 */
export const FRAME_SCRIPT = [
  `const root=document.documentElement,theme=new URLSearchParams(location.search).get('theme')`,
  `if(theme==='light'||theme==='dark')root.dataset.theme=theme`,
  `const soon=(act)=>document.readyState==='loading'?addEventListener('DOMContentLoaded',act):act()`,
  `const all=(what,act)=>document.querySelectorAll(what).forEach(act)`,
  `const lead=()=>all('a[data-hash]',(one)=>{one.hash=location.hash})`,
  `const plain=()=>{root.dataset.plain='';all('noscript',(one)=>{one.outerHTML=one.textContent});lead()}`,
  `addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')soon(plain)},true)`,
  `soon(lead)`,
  `const tell=()=>parent.postMessage(Math.ceil(document.body.getBoundingClientRect().height),'*')`,
  `if(parent!==self)soon(()=>new ResizeObserver(tell).observe(document.body))`,
].join(';');

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/**
 * What a page may load and run: files of its own host, and the one script that stands in it. No style stands in a page,
 * no attribute holds a script, nothing is framed or sent anywhere.
 */
const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hashOf(script)}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');

export const POLICY: string = policyOf(THEME_SCRIPT);
export const FRAME_POLICY: string = policyOf(FRAME_SCRIPT);

/** What a worker may do, as its host sends it: load and ask for files of its own host. */
export const WORKER_POLICY: string = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
].join(';');
