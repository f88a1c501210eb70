import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare } from '../../../expressions/index.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import { mostPages } from '../../../runtime/model/print/layout/Flow.ts';
import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { randomCases } from '../../setup/randomCases.ts';
import cases from './cases/layout.json' with { type: 'json' };
import { fillerOf, laid, linesOf, templateOf } from './printing.ts';

interface LayoutCase {
  readonly it: string;
  readonly template: Partial<PrintSchema> & { readonly body: readonly PrintBlock[] };
  readonly main?: Document['main'];
  readonly rows?: Document['details'][string];
  readonly hidden?: readonly string[];
  readonly pages: readonly (readonly string[])[];
}

const documentOf = ({ main = {}, rows = [] }: Pick<LayoutCase, 'main' | 'rows'>): Document => ({
  main,
  details: { OrderList: rows },
});

const priced: PrintBlock & Record<string, unknown> = {
  kind: 'rows',
  detail: 'OrderList',
  columns: [
    { value: { fact: 'index' }, width: 10 },
    { value: { field: 'Product' }, width: 40 },
    { value: { field: 'Price' }, width: 30, sum: true, align: 'right' },
  ],
  ...{ hasPageSums: true, isCarried: true, hasTotal: true },
};

const signature: PrintBlock & Record<string, unknown> = { kind: 'text', value: { text: '签字' } };

const textsOf = (boxes: readonly Box[]): readonly string[] =>
  boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : []));

describe('the layout of print templates', () => {
  // JSON data.
  it.each(cases as unknown as readonly LayoutCase[])(
    '$it',
    ({ template, hidden = [], pages, ...document }) => {
      const made = laid(templateOf(template), documentOf(document), fillerOf({ hidden }));
      expect(made.pages.map(linesOf)).toEqual(pages);
    },
  );

  it('says the fields that are blank because the user may not read them', () => {
    const filler = fillerOf({ hidden: ['OrderList.Price', 'Orders.Amount'] });
    const words: PrintBlock & Record<string, unknown> = { kind: 'text', value: { words: 'Amount' } };
    const body = [priced, words];
    const document = documentOf({ main: { Amount: 7 }, rows: [{ Product: 'A', Price: 3 }] });
    expect(textsOf(laid(templateOf({ body }), document, filler).pages.flat())).not.toContain('3.00');
    expect([...filler.withheld]).toEqual(['单价', '金额']);
  });

  it('prints no document that a template excludes, nor one whose state the user may not read', () => {
    const excludes = [{ when: { '==': [{ var: 'AuditStatus' }, 2] }, message: '不能打印' }];
    const template = templateOf({ excludes, body: [] });
    const excluded = (status: number, hidden: readonly string[] = []) =>
      fillerOf({ hidden }).exclusion(template, documentOf({ main: { AuditStatus: status } }));
    expect(excluded(1)).toBeUndefined();
    expect(excluded(2)).toBe('不能打印');
    expect(excluded(1, ['Orders.AuditStatus'])).toBe('不能打印');
  });

  it('bounds a text of a million characters and rows without end', () => {
    const long = documentOf({ rows: [{ Product: '长'.repeat(1_000_000), Price: 1 }] });
    const text = textsOf(laid(templateOf({ body: [priced] }), long).pages.flat()).join('');
    expect([...text].filter((character) => character === '长')).toHaveLength(10_000);
    expect(text).toContain('…');
    const rows = Array.from({ length: 20_000 }, () => ({ Product: 'A', Price: 1 }));
    const cut = laid(templateOf({ body: [priced] }), documentOf({ rows }));
    expect([cut.isCut, cut.pages.length]).toEqual([true, mostPages]);
  });

  const row = fc.record({
    Product: fc.oneof(
      fc.constant('轴'),
      fc.string({ maxLength: 60 }),
      fc.constant('不锈钢轴承座'.repeat(40)),
    ),
    Price: fc.oneof(
      fc.constant(null),
      fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
    ),
  });

  it('keeps every box on the sheet, prints every row once, and page sums add up to the total', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 40, max: 200 }),
        (rows, fills, height) => {
          const template = templateOf({
            paper: { size: { width: 120, height } },
            body: [{ ...priced, fills } as PrintBlock, signature],
          });
          const { pages, isCut } = laid(template, documentOf({ rows }));
          expect(isCut).toBe(false);
          const outside = pages
            .flat()
            .filter(
              (box) =>
                box.x < 0 ||
                box.y < 0 ||
                box.x + box.width > 120 ||
                box.y + ('height' in box ? box.height : 0) > height,
            );
          expect(outside).toEqual([]);
          const numbers = pages.flatMap((boxes) =>
            boxes.flatMap((box) =>
              box.kind === 'text' && box.x < 12 && /^\d+$/.test(box.text) ? [box.text] : [],
            ),
          );
          expect(numbers).toEqual(rows.map((_, at) => String(at + 1)));
          const lines = pages.map(linesOf);
          const sumsOf = (word: string) =>
            lines
              .flat()
              .flatMap((line) => (line.startsWith(`${word} | `) ? [line.slice(word.length + 3)] : []));
          const plain = (text: string | undefined) => (text ?? '0').replaceAll(',', '');
          const [total] = sumsOf('合计');
          if (pages.length > 1 && sumsOf('本页小计').length > 0) {
            const sum = sumsOf('本页小计').reduce((all, one) => String(add(all, plain(one)) ?? all), '0');
            expect(compare(sum, plain(total))).toBe(0);
          }
          expect(sumsOf('过次页')).toEqual(sumsOf('承前页'));
        },
      ),
      { numRuns: Math.min(randomCases, 2000) },
    );
  });
});
