// Frames of ours in somebody else's page.
import { expect, type Frame, type Page } from '@playwright/test';

/** A frame that may run scripts and has no origin. */
export const ORIGINLESS = 'sandbox="allow-scripts"';

/** The code of a frame with these attributes. */
export const inSandbox = (code: string, sandbox: string): string =>
  code.replace('<iframe ', `<iframe ${sandbox} `);

/** The frame at this place, once it is in view, which is when it is loaded. */
export async function frameAt(page: Page, place: number): Promise<Frame> {
  const framing = page.locator('iframe').nth(place);
  await framing.scrollIntoViewIfNeeded();
  const frame = await (await framing.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`no frame at ${place}`);
  await frame.locator('.embed').waitFor();
  return frame;
}

/** A frame is as high as what is in it, within the part of a pixel. */
export const fits = (frame: Frame) =>
  expect
    .poll(() =>
      frame.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const { height } = document.body.getBoundingClientRect();
        return scrollHeight <= innerHeight && scrollWidth <= innerWidth && innerHeight - height < 1;
      }),
    )
    .toBe(true);
