// What nobody waits for comes once the page is at rest.
if (import.meta.env.PROD)
  addEventListener('load', () => setTimeout(() => import('./offline.ts').catch(() => {}), 999));

export {};
