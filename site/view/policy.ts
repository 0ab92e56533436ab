import { createHash } from 'node:crypto';

/**
 * What every page runs before it is painted, so that nothing moves as its other scripts come. `data-scripted` says that
 * they will, until one of them can't be had; `data-led`, that the address names something. Where that stands in the page,
 * it is marked in rows that are open, and of the steps beside it the current one: browsers look for it after all scripts.
 */
const EARLY: readonly string[] = [
  `const root=document.documentElement,{dataset}=root,{hash}=location,wanted=new Set`,
  `dataset.scripted=''`,
  `addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')delete dataset.scripted},true)`,
  `if(hash[1]){dataset.led='';wanted.add(hash.slice(1));if(/^#step-/.test(hash))wanted.add('ruling')}`,
  `const find=(id)=>{let one=document.getElementById(id);if(!one)return;wanted.delete(id);one.dataset.named='';if(one.classList.replace('line','now'))one.parentElement.firstElementChild.classList.replace('now','line');while(one=one.closest('details')){one.open=true;one=one.parentElement}}`,
  `const seen=new MutationObserver(()=>wanted.forEach(find))`,
  `seen.observe(root,{childList:true,subtree:true})`,
  `addEventListener('DOMContentLoaded',()=>seen.disconnect())`,
];

/** A step that an address names is meant though a sentence ends behind it, or a bracket closes. */
const TIDIED =
  "const said=/^(#[\\w-]*step-\\d+)[^\\w-].*$/.exec(location.hash);if(said)history.replaceState(history.state,'',said[1])";

/** The only script that stands in a page of the site: a chosen theme does not flash, nor do rulings that are to be open. */
export const PAGE_SCRIPT = [
  TIDIED,
  ...EARLY,
  `try{const {theme,'rulings-at-once':open}=localStorage;if(theme==='light'||theme==='dark')dataset.theme=theme;if(open==='yes')wanted.add('ruling')}catch{}`,
].join(';');

/**
 * What a page in somebody else’s frame runs before it is painted. The theme is the address’s or the device’s; the height
 * is told to whoever frames it. A link that opens what the address holds gets that. A frame without an origin is refused
 * scripts that are modules, unless their host allows it: then the page is as one without a script.
 */
export const FRAME_SCRIPT = [
  ...EARLY,
  `const theme=new URLSearchParams(location.search).get('theme')`,
  `if(theme==='light'||theme==='dark')dataset.theme=theme`,
  `const soon=(act)=>document.readyState==='loading'?addEventListener('DOMContentLoaded',act):act()`,
  `const all=(what,act)=>document.querySelectorAll(what).forEach(act)`,
  `const lead=()=>all('a[data-hash]',(one)=>{one.hash=location.hash})`,
  `const plain=()=>{dataset.plain='';all('noscript',(one)=>{one.outerHTML=one.textContent});lead()}`,
  `addEventListener('error',({target})=>{if(target.tagName==='SCRIPT')soon(plain)},true)`,
  `soon(lead)`,
  `const tell=()=>parent.postMessage(Math.ceil(document.body.getBoundingClientRect().height),'*')`,
  `if(parent!==self)soon(()=>new ResizeObserver(tell).observe(document.body))`,
].join(';');

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/**
 * What a page may load and run: files of its own host, and the one script that stands in it. No style stands in a page,
 * no attribute holds a script, nothing is sent anywhere.
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

/** A page may frame what is its own: so a board is seen as it will stand in an article. */
export const POLICY: string = `${policyOf(PAGE_SCRIPT)};frame-src 'self'`;
export const FRAME_POLICY: string = policyOf(FRAME_SCRIPT);

/** What a worker may do, as its host sends it: load and ask for files of its own host. */
export const WORKER_POLICY: string = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
].join(';');
