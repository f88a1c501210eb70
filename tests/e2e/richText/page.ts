import { cleanRichText } from '../../../renderers/richText/cleanRichText.ts';

declare global {
  interface Window {
    /** Cleans as the product does, draws the result and returns it normalized. */
    cleaned?: (html: string) => string;
    /** Draws without cleaning and returns the normalized HTML, which is the expectation. */
    normal?: (html: string) => string;
    /** Set by a script in the text, if one ever runs. */
    harmed?: boolean;
  }
}

const root = document.getElementById('root');

/** Normalizes HTML: sorts attributes and removes queries of picture addresses. */
const written = (html: string): string => {
  if (!root) return '';
  root.innerHTML = html;
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort();
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes)
      element.setAttribute(name, name === 'src' ? value.replace(/\?.*$/, '').replace(/^\//, '') : value);
  }
  return root.innerHTML;
};

window.cleaned = (html) => written(cleanRichText(html));
window.normal = written;
