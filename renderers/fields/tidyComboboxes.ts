const attribute = 'aria-activedescendant';
let watching = false;

/**
 * Semi's Select goes on naming the last active option after its list is closed and gone, which assistive technology may
 * not follow (semi-ui 2.90.1; no prop turns it off). One observer for the whole page takes the name away again; it is
 * started by the first select and told of this attribute only.
 */
export function tidyComboboxes(): void {
  if (watching || typeof MutationObserver === 'undefined') return;
  watching = true;
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) tidy(target);
  }).observe(document.body, { subtree: true, attributeFilter: [attribute] });
}

function tidy(element: Element): void {
  const option = element.getAttribute(attribute);
  if (option !== null && document.getElementById(option) === null) element.removeAttribute(attribute);
}
