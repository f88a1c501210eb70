/**
 * What stored rich text may hold: one list for the server, which cleans on every write, and for the browser, which cleans
 * before it edits or shows (design, stack). Whatever is not named is taken out; its text stays.
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
  /** Taken out with everything inside. */
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
  /** Attributes of every element; `style` holds `styles` only, `class` names of the editor only. */
  everywhere: ['style', 'class'],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['data-list'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  /** Where a link may lead. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** What opens links cannot reach back into this page. */
  rel: 'noopener noreferrer',
} as const;

const color = /^(?:#[0-9a-f]{3,8}|rgba?\([\d.,% ]{5,40}\)|[a-z]{3,20})$/i;
const length = /^\d{1,4}(?:\.\d{1,2})?(?:px|em|rem|%)$/;
const align = /^(?:left|right|center|justify)$/;

/** Properties of `style`, each with what it may say. */
export const richTextStyles: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
  'font-size': length,
  'text-align': align,
};

/** Classes of the editor: size, alignment, indentation. */
export const richTextClass = /^ql-[a-z0-9-]{1,40}$/;

/** Pictures stand in this product's own store: a foreign address would tell strangers who reads what. */
export const richTextPicture =
  /^\/?Upload\/Tables\/[A-Za-z0-9_]{1,64}\/[A-Za-z0-9_-]{1,64}\/[^"'<>\\]{1,255}$/;
