/** Whether what stands there was copied; where the browser does not let us, it stands selected, for the reader to copy. */
export async function copyFrom(code: Element): Promise<boolean> {
  try {
    // Not there where a page comes over plain HTTP.
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
