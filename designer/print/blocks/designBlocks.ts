import type { PrintBlock } from '../../../runtime/model/schema/PrintSchema.ts';
import { type DesignBlock, type InnerList, made } from './DesignBlock.ts';
import { columnOf, detailFields, naming, printedFields } from './fieldBlocks.ts';

/** Most fields and columns that a new block begins with. */
const mostItems = 6;
const mostColumns = 8;

const listsOf = (block: PrintBlock, name: string, kind: 'column' | 'item'): readonly InnerList[] => {
  const all = (block as unknown as Readonly<Record<string, readonly { blocks: readonly PrintBlock[] }[]>>)[
    name
  ];
  return (all ?? []).map(({ blocks }, at) => ({ kind, steps: [name, at, 'blocks'], blocks }));
};

/** The kinds of blocks as the designer offers them, in its order. */
export const designBlocks: readonly DesignBlock[] = [
  {
    name: 'text',
    title: 'printDesign.block.text',
    make: (_doc, t) => made({ kind: 'text', value: { text: t('printDesign.made.text') } }),
  },
  {
    name: 'fields',
    title: 'printDesign.block.fields',
    make: ({ main }) =>
      made({
        ...{ kind: 'fields', columns: 3 },
        items: printedFields(main)
          .slice(0, mostItems)
          .map(({ field }) => ({ value: { field } })),
      }),
  },
  {
    name: 'rows',
    title: 'printDesign.block.rows',
    make: ({ details }, t) => {
      const [detail] = details;
      if (detail === undefined) return undefined;
      return made({
        ...{ kind: 'rows', detail: detail.table.table, hasTotal: true },
        columns: [
          { title: t('printDesign.made.index'), value: { fact: 'index' }, width: 11, align: 'center' },
          ...detailFields(detail).slice(0, mostColumns).map(columnOf),
        ],
      });
    },
  },
  {
    name: 'columns',
    title: 'printDesign.block.columns',
    make: () =>
      made({
        kind: 'columns',
        columns: [
          { width: 1, blocks: [] },
          { width: 1, blocks: [] },
        ],
      }),
    lists: (block) => listsOf(block, 'columns', 'column'),
  },
  {
    name: 'free',
    title: 'printDesign.block.free',
    make: (doc) =>
      made({
        ...{ kind: 'free', height: 30 },
        items: [{ x: 2, y: 2, width: 60, blocks: [{ kind: 'text', value: { field: naming(doc) } }] }],
      }),
    lists: (block) => listsOf(block, 'items', 'item'),
  },
  {
    name: 'frame',
    title: 'printDesign.block.frame',
    make: () => made({ kind: 'frame', blocks: [] }),
    lists: (block) => {
      const { blocks } = block as unknown as { readonly blocks: readonly PrintBlock[] };
      return [{ kind: 'own', steps: ['blocks'], blocks }];
    },
  },
  {
    name: 'code',
    title: 'printDesign.block.code',
    make: (doc) =>
      made({
        ...{ kind: 'code', symbology: 'code128', value: { field: naming(doc) } },
        ...{ width: 50, height: 10, isTextShown: true },
      }),
  },
  {
    name: 'picture',
    title: 'printDesign.block.picture',
    make: ({ main }) => {
      const field = main.fields.find(({ kind }) => kind.isPicture === true);
      return field && made({ kind: 'picture', field: field.field, width: 30, height: 30 });
    },
  },
  {
    name: 'signature',
    title: 'printDesign.block.signature',
    make: (_doc, t) =>
      made({
        kind: 'signature',
        items: (['maker', 'checker', 'receiver'] as const).map((one) => ({
          title: t(`printDesign.made.${one}`),
        })),
      }),
  },
  {
    name: 'approvals',
    title: 'printDesign.block.approvals',
    make: () => made({ kind: 'approvals' }),
  },
  {
    name: 'watermark',
    title: 'printDesign.block.watermark',
    make: () => made({ kind: 'watermark', value: { fact: 'reprint' } }),
  },
  { name: 'line', title: 'printDesign.block.line', make: () => made({ kind: 'line' }) },
  { name: 'space', title: 'printDesign.block.space', make: () => made({ kind: 'space', height: 3 }) },
];

/** What the designer knows of the kind of a block; undefined: the kind is unknown. */
export const designBlockOf = ({ kind }: Pick<PrintBlock, 'kind'>): DesignBlock | undefined =>
  designBlocks.find(({ name }) => name === kind);
