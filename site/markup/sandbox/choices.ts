import type { ChoiceOption, ChoiceThere, EarlierTriggers } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { ChoiceWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import { attributes, type Html, html } from '../html.ts';

interface Telling {
  readonly m: TellingWords;
  readonly n: Naming;
  readonly words: ChoiceWords;
}

interface Earlier extends Pick<EarlierTriggers, 'sources'> {
  readonly line: string;
}

/** What is shown of the choices on the way. */
interface ChoicesParts {
  readonly choices: readonly ChoiceThere[];
  /** What triggers before the board begins, and the line that plays it. */
  readonly earlier: Earlier | undefined;
  /** What the line chooses and the game, which is over, has not asked for. */
  readonly unused: readonly string[];
  /** Up to where the game went. */
  readonly until: 'decision' | 'end';
  readonly line: string;
}

/** What the rules asked for and nobody decided as an act of the turn, each with its step and a way to choose otherwise. */
export function choicesHtml(
  { choices, earlier, unused, until, line }: ChoicesParts,
  telling: Telling,
): Html | undefined {
  if (choices.length === 0 && unused.length === 0 && earlier === undefined) return undefined;
  const { m, n, words } = telling;
  return html`
    <section class="choices">
      <h2>${words.title}</h2>
      <ul>
        ${
          earlier &&
          html`
            <li>
              <p>${words.earlier(n.objects(earlier.sources))}</p>
              <div class="does"><button${attributes({ type: 'button', 'data-line': earlier.line })}>${words.playEarlier}</button></div>
            </li>
          `
        }
        ${choices.map(
          ({ event, entry }, nth) => html`
            <li>
              <p><b>${m.terms.steps[entry.step]}</b>${' '}${m.events(event, n, [])[0]}</p>
              <div class="does">${
                isDecided(event)
                  ? html`<button${attributes({ type: 'button', 'data-line': line, 'data-look': 'play' })}>${words.decide}</button>`
                  : html`<button${attributes({ type: 'button', 'data-does': 'prospects', 'data-choice': `${until} ${nth}` })}>${words.otherwise}</button>`
              }</div>
            </li>
          `,
        )}
        ${unused.map((said) => html`<li><p>${words.unused(said)}</p></li>`)}
      </ul>
    </section>
  `;
}

const isDecided = ({ asked }: ChoiceThere['event']): boolean =>
  asked === 'attackers' || asked === 'blockers' || asked === 'damageOrder' || asked === 'division';

/** The ways of making one choice, each as a button that plays the board with it; the one that holds is marked. */
export function optionsHtml(
  options: readonly ChoiceOption[],
  lineWith: (option: ChoiceOption) => string,
  label: (option: ChoiceOption) => string,
  { words }: Pick<Telling, 'words'>,
): Html {
  if (options.length === 0) return html`<p>${words.none}</p>`;
  return html`${options.map(
    (one) =>
      html`<button${attributes({ type: 'button', 'data-line': lineWith(one), 'aria-pressed': `${one.isNow}` })}>${label(one)}</button> `,
  )}`;
}
