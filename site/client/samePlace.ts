// The other languages lead to the same place of the page: a link takes along the step that the
// address names when it is used.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang a')) {
  const takeStep = (): void => {
    link.hash = location.hash;
  };
  link.addEventListener('pointerdown', takeStep);
  link.addEventListener('click', takeStep);
}

export {};
