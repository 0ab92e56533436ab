// What is copied into somebody else’s page to frame one of ours.

/** A frame for somebody else’s page, of what lies at `src`. */
export const frameHtml = (src: string, title: string): string =>
  `<iframe src="${src}" title="${inAttribute(title)}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>`;

/** Text as it may stand between quotation marks, or between tags. */
export const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In pixels, until the frame has told its own. */
export const HEIGHT = 560;
export const WIDTH = 640;

/** After a frame: it becomes as high as what is in it, and hears nobody else. */
export const FITTING =
  '<script>(f=>addEventListener("message",e=>{if(e.source===f.contentWindow&&e.data>0)f.height=e.data}))(document.currentScript.previousElementSibling)</script>';
