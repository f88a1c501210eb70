/**
 * Where the texts for people are in a value: the value itself, or some of its properties. A list has the shape of its
 * elements. What a shape does not name is never a text: names, keys, formulas, values that conditions compare.
 */
export type TextShape = 'text' | { readonly [property: string]: TextShape };

const options = { value: 'text' } as const;
const picker = { text: 'text' } as const;

/** A field of a table, a mixin or another layer. */
const field = {
  title: 'text',
  columnTitle: 'text',
  placeholder: 'text',
  tipextra: 'text',
  content: 'text',
  desc: 'text',
  append: 'text',
  columnGroup: 'text',
  tab: 'text',
  section: 'text',
  data: options,
  extra: { text: 'text' },
  picker,
} as const satisfies TextShape;

/** Properties of a table that any layer may set. */
const tableSays = {
  cnName: 'text',
  form: { folded: 'text' },
  details: { cnName: 'text', pickers: picker },
  links: { title: 'text' },
  effects: { title: 'text' },
  transitions: { text: 'text', message: 'text', confirm: 'text', done: 'text' },
} as const satisfies TextShape;

/** A value of a print template, and the texts of its blocks. */
const printed = { text: 'text' } as const;
const printLine = { title: 'text', value: printed } as const;
const printLeaf = { value: printed, items: printLine, columns: printLine } as const;
const printInner = { ...printLeaf, blocks: printLeaf } as const;
const printParts = { ...printLine, blocks: printInner } as const;
const printBlock = {
  title: 'text',
  value: printed,
  items: printParts,
  columns: printParts,
  blocks: printLeaf,
} as const;

/** The texts of each part of a bundle. Role names are data, and the company's name is its own. */
export const textShapes = {
  table: { ...tableSays, fields: field },
  mixin: { fields: field },
  view: { cnName: 'text', parameters: { title: 'text' }, makes: { title: 'text' }, fields: field },
  page: {
    title: 'text',
    hint: 'text',
    stages: { title: 'text' },
    charts: { title: 'text' },
    scan: { steps: { title: 'text' } },
    rowButtons: { text: 'text' },
    fields: field,
  },
  dictionary: { dicName: 'text', data: options, source: { first: options } },
  menu: { name: 'text' },
  app: { name: 'text' },
  layer: { table: tableSays, fields: field },
} as const satisfies Readonly<Record<string, TextShape>>;

/** The texts of kinds of schema that a bundle has among others, by the name of the kind. */
export const otherTextShapes: Readonly<Record<string, TextShape>> = {
  print: {
    title: 'text',
    excludes: { message: 'text' },
    header: printBlock,
    body: printBlock,
    footer: printBlock,
  },
  board: {
    title: 'text',
    filters: { title: 'text' },
    cards: {
      title: 'text',
      asks: { counted: { title: 'text' } },
      options: { content: 'text', alt: 'text' },
    },
  },
};
