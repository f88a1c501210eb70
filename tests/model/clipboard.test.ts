import { describe, expect, it } from 'vitest';
import { cellReader } from '../../runtime/model/record/clipboard/cellReader.ts';
import { blockLimits, parseBlock } from '../../runtime/model/record/clipboard/parseBlock.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import blocks from './cases/clipboard.json' with { type: 'json' };
import cells from './cases/pastedCells.json' with { type: 'json' };
import { fieldOf, tableOf } from './tableOf.ts';

describe('a block of text from the clipboard', () => {
  it.each(blocks)('$name #X08', ({ text, cells: expected }) => {
    expect(parseBlock(text)).toEqual({ ok: true, cells: expected });
  });

  it('is refused when it is more than a paste takes', () => {
    expect(parseBlock('1\t'.repeat(blockLimits.cells + 1))).toMatchObject({
      ok: false,
      rule: 'spreadsheet.tooMuch',
    });
    expect(parseBlock('x'.repeat(blockLimits.characters + 1)).ok).toBe(false);
  });
});

const table = tableOf([
  { field: 'Qty', title: '数量', type: 'decimal' },
  { field: 'TaxRate', title: '税率(%)', type: 'decimal' },
  { field: 'Date', title: '交货日期', type: 'date' },
  { field: 'Product', title: '产品', type: 'select', columnType: 'int', dataKey: 'products' },
  { field: 'Tags', title: '标签', type: 'checkbox', dataKey: 'tags' },
  { field: 'Urgent', title: '加急', type: 'switch' },
  { field: 'Remark', title: '备注', type: 'text' },
]);
const options: Readonly<Record<string, readonly Option[]>> = {
  Product: [
    { key: 7, value: 'NMRV050 蜗轮减速机' },
    { key: 8, value: '法兰' },
    { key: 9, value: '螺栓' },
    { key: 10, value: '螺栓' },
    { key: 11, value: '停产品', disabled: true },
  ],
  Tags: [
    { key: '1', value: '加急' },
    { key: '2', value: '出口' },
  ],
};

interface CellCase {
  readonly name: string;
  readonly field: string;
  readonly text: string;
  readonly value: Cell;
  readonly rule?: string;
}

describe('a pasted cell', () => {
  it.each(cells as readonly CellCase[])('$name', ({ field, text, value, rule }) => {
    const read = cellReader(fieldOf(table, field), options[field])(text);
    expect(read.value).toEqual(value);
    expect(read.issue?.rule).toBe(rule);
    if (rule) expect(read.issue?.path).toBe(field);
  });
});
