/** Names of elements and roles that say more than their content. */
const said: Readonly<Record<string, (element: Element) => string>> = {
  meter: (element) =>
    `[meter ${of(element, 'aria-label')}: ${of(element, 'aria-valuetext')} ${of(element, 'aria-valuemin')}..${of(element, 'aria-valuemax')}]`,
  img: (element) => `[img ${of(element, 'aria-label') || of(element, 'alt')}]`,
  progressbar: (element) =>
    `[progressbar ${of(element, 'aria-label')}: ${of(element, 'aria-valuenow')} of ${of(element, 'aria-valuemax')}]`,
  button: (element) => `[button ${of(element, 'aria-label') || inside(element)}]`,
  a: (element) => `[link ${of(element, 'href')} ${inside(element)}]`,
  select: (element) =>
    `[select ${of(element, 'aria-label')}: ${(element as HTMLSelectElement).selectedOptions[0]?.textContent}]`,
};

const of = (element: Element, name: string): string => element.getAttribute(name) ?? '';

const inside = (element: Element): string =>
  [...element.childNodes].map(readAloud).join(' ').replace(/\s+/g, ' ').trim();

/** What a screen reader reads of an element, in its order: texts, and names of pictures, links and controls in brackets. */
export function readAloud(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (of(node, 'aria-hidden') === 'true') return '';
  if (of(node, 'aria-busy') === 'true') return '[busy]';
  const name = of(node, 'role') || node.tagName.toLowerCase();
  return (Object.hasOwn(said, name) ? said[name]?.(node) : undefined) ?? inside(node);
}
