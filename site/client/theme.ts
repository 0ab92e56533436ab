// The theme: the device's choice, light, or dark. Kept in the browser where the browser allows it.
const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const root = document.documentElement;

const current = (): Theme => THEMES.find((theme) => theme === root.dataset.theme) ?? 'auto';

function show(button: HTMLElement): void {
  const theme = current();
  const name = button.dataset[theme] ?? theme;
  const text = button.querySelector('span');
  if (text) text.textContent = name;
  button.title = `${button.dataset.label}: ${name}`;
  button.setAttribute('aria-label', button.title);
}

function keep(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // A browser that keeps nothing still switches for this page.
  }
}

function turn(): Theme {
  const next = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length] ?? 'auto';
  if (next === 'auto') delete root.dataset.theme;
  else root.dataset.theme = next;
  return next;
}

for (const button of document.querySelectorAll<HTMLElement>('.theme')) {
  show(button);
  button.addEventListener('click', () => {
    keep(turn());
    show(button);
  });
}

export {};
