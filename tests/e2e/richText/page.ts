import { cleanRichText } from '../../../renderers/richText/cleanRichText.ts';

declare global {
  interface Window {
    /** Cleans as the product does and draws the result; answers it written in one way. */
    cleaned?: (html: string) => string;
    /** Draws without cleaning and answers it written in that way: what is expected. */
    normal?: (html: string) => string;
    /** Set by a script of the text, should one run. */
    harmed?: boolean;
  }
}

const root = document.getElementById('root');

/** The same text written the same way: attributes in order, no query behind the addresses of pictures. */
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
