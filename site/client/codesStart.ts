// Codes are pasted first; what checks them comes as that is touched.
const codes = document.querySelector<HTMLElement>('r509-codes');
const form = codes?.querySelector('form');

const load = () => import('./checkCodes.ts');

if (codes && form) {
  form.dataset.ready = '';
  // The address may name the exam whose codes they are.
  if (location.hash.length > 1) load().catch(() => {});
  form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check(form.querySelector('textarea')?.value ?? '');
  });
}

async function check(text: string): Promise<void> {
  try {
    const { Codes } = await load();
    if (codes instanceof Codes) await codes.check(text);
  } catch {
    const place = codes?.querySelector('[role=status]');
    if (place) place.textContent = codes?.dataset.failed ?? '';
  }
}

export {};
