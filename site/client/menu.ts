// The menu of a phone lies over the page: it closes as the focus goes on to what is under it.
const menu = document.getElementById('menu');
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  const isLeft = relatedTarget instanceof Element && !menu.contains(relatedTarget);
  if (isLeft && menu.matches(':popover-open')) menu.hidePopover();
});
