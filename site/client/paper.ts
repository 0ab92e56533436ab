// On paper a page asks in text, with room to write, and what answers it stands on a page of its own.
const MADE = 'on-paper';

function lay(): void {
  clear();
  const key = document.querySelector<HTMLElement>('.key');
  const answers = document.createElement('ol');
  answers.className = MADE;
  for (const stage of stages()) stage.closest('.q-group')?.prepend(stage);
  for (const question of document.querySelectorAll<HTMLElement>('li.q')) {
    const asked = document.createElement('div');
    asked.className = MADE;
    // As it is read by whoever has no script.
    asked.innerHTML = question.querySelector('noscript')?.textContent ?? '';
    asked.prepend(textOf(question));
    question.append(asked);
    const answer = document.createElement('li');
    const text = document.createElement('b');
    text.textContent = question.querySelector('.q-text')?.textContent ?? '';
    const told = question.querySelector('.q-answer')?.cloneNode(true);
    answer.append(text, ...(told instanceof Element ? [...told.children].slice(1) : []));
    answers.append(answer);
  }
  key?.append(answers);
}

function textOf(question: Element): HTMLElement {
  const text = document.createElement('p');
  text.className = 'q-text';
  text.textContent = question.querySelector('.q-text')?.textContent ?? '';
  return text;
}

const stages = (): readonly Element[] => [...document.querySelectorAll('.q-stage')];

function clear(): void {
  for (const one of document.querySelectorAll(`.${MADE}`)) one.remove();
  for (const stage of stages())
    (
      stage.parentElement?.querySelector('.q.now .q-text') ??
      stage.parentElement?.querySelector('.q-text')
    )?.after(stage);
}

addEventListener('beforeprint', lay);
addEventListener('afterprint', clear);

export {};
