// The home page's first steps: they scroll sideways by themselves; this adds buttons and keys.

class FirstSteps extends HTMLElement {
  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>('.first-steps');
    const stepper = this.querySelector<HTMLElement>('.stepper');
    if (list === null || stepper === null) return;
    stepper.hidden = false;
    const steps = [...list.children];
    const at = (): number => Math.round(list.scrollLeft / Math.max(1, list.clientWidth));
    const showPlace = (): void => {
      const now = at();
      const where = this.querySelector('.where');
      const text = (this.dataset.of ?? '')
        .replace('{k}', `${now + 1}`)
        .replace('{n}', `${steps.length}`);
      if (where && where.textContent !== text) where.textContent = text;
      this.querySelector('[data-go=back]')?.setAttribute('aria-disabled', `${now === 0}`);
      this.querySelector('[data-go=on]')?.setAttribute(
        'aria-disabled',
        `${now === steps.length - 1}`,
      );
    };
    const go = (change: number): void => {
      const to = Math.max(0, Math.min(steps.length - 1, at() + change));
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      list.scrollTo({ left: to * list.clientWidth, behavior: calm ? 'instant' : 'smooth' });
    };
    list.addEventListener('scroll', showPlace, { passive: true });
    this.addEventListener('click', ({ target }) => {
      const way = target instanceof Element ? target.closest<HTMLElement>('[data-go]') : null;
      if (way !== null) go(way.dataset.go === 'back' ? -1 : 1);
    });
    addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      go(event.key === 'ArrowLeft' ? -1 : 1);
    });
    showPlace();
  }
}

customElements.define('r509-first-steps', FirstSteps);

export {};
