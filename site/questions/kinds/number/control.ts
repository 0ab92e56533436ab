import { type Html, html } from '../../../markup/html.ts';

/** A number to enter; `id` is the question's. */
export const numberHtml = (id: string): Html => html`
  <p class="q-row">
    <input type="number" name="number" inputmode="numeric" step="1" required aria-labelledby="q-${id}-text">
  </p>
`;
