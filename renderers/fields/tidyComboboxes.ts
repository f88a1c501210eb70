const attribute = 'aria-activedescendant';
let watching = false;
/** Attributes removed on closing. React does not know and will not set them again on opening. */
const taken = new WeakMap<Element, string>();

/**
 * Repairs `aria-activedescendant` of Semi's selects. Semi keeps it after the list has closed, when its option
 * no longer exists (semi-ui 2.90.1; no prop disables it). One observer for the whole page removes the
 * attribute when it refers to nothing or the list closes, and restores it when the list opens again. The
 * first select starts it; it observes only two attributes.
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

/** Updates a combobox and its search input after its list opened or closed. */
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
  // The list renders after the combobox reports that it is open.
  requestAnimationFrame(() => {
    if (!element.hasAttribute(attribute) && !isClosed(element)) element.setAttribute(attribute, option);
  });
}
