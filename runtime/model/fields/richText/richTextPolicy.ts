/**
 * Allowed content of stored rich text, for the server, which cleans on every write, and for browsers, which
 * clean before editing and display. Other elements are removed, and their text stays.
 */
export const richTextPolicy = {
  tags: [
    ...[
      'p',
      'br',
      'div',
      'span',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'code',
      'pre',
      'blockquote',
    ],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'ol', 'ul', 'li', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  /** Elements removed with their content. */
  dropped: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
  ],
  /** Attributes allowed on every element; `style` holds `styles` only, `class` editor classes only. */
  everywhere: ['style', 'class'],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['data-list'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  /** Allowed schemes of links. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** Keeps opened pages from accessing this one. */
  rel: 'noopener noreferrer',
} as const;

const color = /^(?:#[0-9a-f]{3,8}|rgba?\([\d.,% ]{5,40}\)|[a-z]{3,20})$/i;
const length = /^\d{1,4}(?:\.\d{1,2})?(?:px|em|rem|%)$/;
const align = /^(?:left|right|center|justify)$/;

/** Allowed properties of `style` with their values. */
export const richTextStyles: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
  'font-size': length,
  'text-align': align,
};

/** Classes of the editor: size, alignment, indentation. */
export const richTextClass = /^ql-[a-z0-9-]{1,40}$/;

/** Pictures must be in the product's own store: a foreign address would tell outsiders who reads what. */
export const richTextPicture =
  /^\/?Upload\/Tables\/[A-Za-z0-9_]{1,64}\/[A-Za-z0-9_-]{1,64}\/[^"'<>\\]{1,255}$/;
