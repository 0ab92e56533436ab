import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The test fails as well when a page reports an error, or asks another host for anything. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context, baseURL }, use) => {
      const troubles: string[] = [];
      context.on('page', (page) => watch(page, baseURL ?? '', troubles));
      await use(undefined);
      base.expect(troubles, 'errors and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Of pages whose network fails, and whose server is their own. */
export const quietly = base;

function watch(page: Page, baseURL: string, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => {
    // A page that is left before it is done asks for nothing more.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(request.url());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const inPage = ['data:', 'blob:'].includes(url.protocol);
    if (!inPage && url.origin !== new URL(baseURL).origin) troubles.push(request.url());
  });
}

/** A window as wide as a common telephone's, and one of a desk. */
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 900 };
