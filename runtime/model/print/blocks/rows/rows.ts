import { type Amount, isNumeric } from '../../../../../expressions/index.ts';
import { text as said } from '../../../messages/index.ts';
import type { PrintBlock, PrintValue } from '../../../schema/PrintSchema.ts';
import type { Filler, PrintPlace } from '../../Filler.ts';
import type { Align } from '../../layout/Box.ts';
import { valueKindOf } from '../../values/valueKinds.ts';
import { blockKind } from '../BlockKind.ts';
import { alignMeta, lengthMeta, sizeMeta, symbologies, titleMeta, valueMeta } from '../blockParts.ts';
import type { FilledRow, FilledRows } from './FilledRows.ts';
import { layRows } from './layRows.ts';

interface ColumnSchema {
  readonly title?: string;
  readonly value: PrintValue;
  readonly width: number;
  readonly align?: Align;
  readonly sum?: boolean;
  readonly symbology?: string;
}

interface RowsBlock extends PrintBlock {
  readonly detail: string;
  readonly columns: readonly ColumnSchema[];
  readonly size?: number;
  readonly rowHeight?: number;
  readonly repeatsHead?: boolean;
  readonly hasPageSums?: boolean;
  readonly isCarried?: boolean;
  readonly hasTotal?: boolean;
  readonly fills?: boolean;
}

/** Height of rows where the block says none, in millimetres. */
const usualHeight = 6;

const fieldOf = (value: PrintValue, filler: Filler, place: PrintPlace) => {
  const name = valueKindOf(value)?.fieldOf?.(value);
  return name === undefined ? undefined : filler.field(name, place);
};

/** Whether the rows of a column are of one unit or currency, so that their sum means something. */
const isAlike = (value: PrintValue, filler: Filler, places: readonly PrintPlace[]): boolean => {
  const [first] = places;
  const field = first && fieldOf(value, filler, first)?.field;
  const measure = field?.unitField ?? field?.currencyField;
  if (measure === undefined) return true;
  return new Set(places.map((place) => filler.field(measure, place)?.value ?? null)).size === 1;
};

const sumOf = ({ value, sum = false }: ColumnSchema, filler: Filler, places: readonly PrintPlace[]) => {
  const [first] = places;
  if (!sum || first === undefined || !isAlike(value, filler, places)) return undefined;
  const field = fieldOf(value, filler, first)?.field;
  if (valueKindOf(value)?.fieldOf !== undefined && field === undefined) return undefined;
  const { columnType = 'decimal', scale, precision, grouped } = field ?? { scale: 2 };
  return {
    columnType,
    ...(scale !== undefined && { scale }),
    ...(precision !== undefined && { precision }),
    ...(grouped !== undefined && { grouped }),
  };
};

const flags = {
  repeatsHead: { type: 'boolean', description: '每页重复表头，默认是' },
  hasPageSums: { type: 'boolean', description: '超过一页时印本页小计' },
  isCarried: { type: 'boolean', description: '印过次页和承前页' },
  hasTotal: { type: 'boolean', description: '最后印合计' },
  fills: { type: 'boolean', description: '用空行补满页' },
} as const;

/**
 * The rows of a detail as a table. Its head is repeated on each page, page sums and sums carried forward are exact, the total
 * stands after the last row only. Rows stay together unless one is higher than a page.
 */
export const rows = blockKind<RowsBlock, FilledRows>({
  name: 'rows',
  properties: {
    detail: { type: 'string', minLength: 1, description: '明细表' },
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      description: '列',
      items: {
        type: 'object',
        properties: {
          title: titleMeta,
          value: valueMeta,
          width: lengthMeta('宽度（毫米；合起来占满整行）'),
          align: alignMeta,
          symbology: { enum: symbologies, description: '印成条码或二维码，大小随行高' },
          sum: { type: 'boolean', description: '参加小计和合计；单位不同时不合计' },
        },
        required: ['value', 'width'],
        additionalProperties: false,
      },
    },
    size: sizeMeta,
    rowHeight: lengthMeta('最小行高（毫米），默认 6'),
    ...flags,
  },
  required: ['detail', 'columns'],
  flows: true,
  *values({ detail, columns }) {
    for (const [at, { value }] of columns.entries()) yield { value, detail, steps: ['columns', at, 'value'] };
  },
  *details({ detail }) {
    yield [detail, ['detail']];
  },
  fill(block, filler, { document }) {
    const { detail, columns, size, rowHeight = usualHeight } = block;
    const places = filler.rows(detail, document);
    const { locale, doc } = filler.world;
    const table = doc.details.find((one) => one.table.table === detail)?.table ?? doc.main;
    const sums = columns.map((column) => sumOf(column, filler, places));
    // Where units differ there is nothing to add up.
    const isSummed = sums.some((sum) => sum !== undefined) || !columns.some(({ sum = false }) => sum);
    const amountOf = (value: PrintValue, place: PrintPlace): Amount | null => {
      const data = filler.data(value, place);
      return (typeof data === 'number' || typeof data === 'string') && isNumeric(data) ? data : null;
    };
    return {
      ...{ kind: 'rows', locale, size, rowHeight },
      columns: columns.map(({ title, value, width, align = 'left', symbology }, at) => ({
        title: title ?? filler.titleOf(value, table),
        width,
        align,
        ...(symbology !== undefined && { symbology }),
        ...(sums[at] !== undefined && { sum: sums[at] }),
      })),
      rows: places.map(
        (place): FilledRow => ({
          texts: columns.map(({ value }) => filler.text(value, place)),
          amounts: columns.map(({ value }, at) => (sums[at] === undefined ? null : amountOf(value, place))),
        }),
      ),
      words: {
        page: said('print.pageSum', locale),
        carried: said('print.carried', locale),
        brought: said('print.brought', locale),
        total: said('print.total', locale),
      },
      repeatsHead: block.repeatsHead ?? true,
      hasPageSums: isSummed && block.hasPageSums === true,
      isCarried: isSummed && block.isCarried === true,
      hasTotal: isSummed && block.hasTotal === true,
      fills: block.fills ?? false,
    };
  },
  lay: layRows,
});
