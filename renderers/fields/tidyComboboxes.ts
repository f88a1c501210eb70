const attribute = 'aria-activedescendant';
let watching = false;
/** What was taken away on closing: React, that does not know of it, will not write it again on opening. */
const taken = new WeakMap<Element, string>();

/**
 * Semi's Select goes on naming the last active option after its list is closed and gone, which assistive technology may
 * not follow (semi-ui 2.90.1; no prop turns it off). One observer for the whole page takes the name away, when it names
 * nothing and when the list closes, and gives it back when the list opens again; it is started by the first select and
 * told of these two attributes only.
 */
export function tidyComboboxes(): void {
  if (watching || typeof MutationObserver === 'undefined') return;
  watching = true;
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!(target instanceof Element)) continue;
      if (attributeName === attribute) tidy(target);
      else if (target.getAttribute('role') === 'combobox') follow(target);
    }
  }).observe(document.body, { subtree: true, attributeFilter: [attribute, 'aria-expanded'] });
}

function tidy(element: Element): void {
  const option = element.getAttribute(attribute);
  if (option === null) return;
  if (isClosed(element)) take(element, option);
  else if (document.getElementById(option) === null) element.removeAttribute(attribute);
}

/** The list of a combobox opened or closed: the combobox names its option, and so may the search box in it. */
function follow(combobox: Element): void {
  for (const element of [combobox, ...combobox.querySelectorAll('input')]) {
    const option = element.getAttribute(attribute);
    if (!isClosed(combobox)) giveBack(element);
    else if (option !== null) take(element, option);
  }
}

const isClosed = (element: Element): boolean =>
  element.closest('[role="combobox"]')?.getAttribute('aria-expanded') === 'false';

function take(element: Element, option: string): void {
  taken.set(element, option);
  element.removeAttribute(attribute);
}

function giveBack(element: Element): void {
  const option = taken.get(element);
  taken.delete(element);
  if (option === undefined) return;
  // The list is drawn after the combobox says that it is open.
  requestAnimationFrame(() => {
    if (!element.hasAttribute(attribute) && !isClosed(element)) element.setAttribute(attribute, option);
  });
}
