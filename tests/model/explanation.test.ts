import { describe, expect, it } from 'vitest';
import { explain, parseJsonLogic } from '../../expressions/index.ts';
import { explainLines, explainSentence } from '../../runtime/model/explain/explainLines.ts';
import '../../runtime/model/explain/allMessages.ts';
import { headerScope } from '../../runtime/model/formulas/recordScope.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import cases from './cases/explanations.json' with { type: 'json' };
import { orderDocument as doc } from './orderDocument.ts';
import { fieldOf, tableOf } from './tableOf.ts';

const total = fieldOf(tableOf([{ field: 'Total', title: '总额', type: 'decimal' }]), 'Total');

function explained(logic: Json, main: Row, rows: readonly Row[] = []) {
  const tree = parseJsonLogic(logic);
  if (!tree.ok) throw new Error(tree.error.code);
  return explain(tree.value, headerScope({ main, details: { OrderList: rows } }));
}

interface Case {
  readonly says: string;
  readonly logic: Json;
  readonly main: Row;
  readonly rows?: readonly Row[];
  readonly zh: string;
  readonly en?: string;
}

describe('why a formula gave what it gave, in words', () => {
  it.each(cases as unknown as readonly Case[])('$says', ({ logic, main, rows, zh, en }) => {
    const told = explained(logic, main, rows);
    expect(explainSentence(told, total, doc, 'zh')).toBe(zh);
    if (en !== undefined) expect(explainSentence(told, total, doc, 'en')).toBe(en);
  });

  it('line by line, rows with their numbers and causes', () => {
    const amount = { '*': [{ var: 'Qty' }, { var: 'Price' }] };
    const logic = { round: [{ sum: [{ map: [{ var: 'OrderList' }, amount] }] }, 2] };
    const told = explained(logic, {}, [{ Qty: 2, Price: 1.25 }, { Qty: 3 }]);
    const lines = explainLines(told, doc, 'zh').map(({ depth, text }) => `${'  '.repeat(depth)}${text}`);
    expect(lines).toEqual([
      'round(明细 的 (件数 * 单价) 合计, 2) = 2.5',
      '  明细 的 (件数 * 单价) 合计 = 2.5',
      '    明细 的 (件数 * 单价) = [2.5, 空]',
      '      明细 = 2 行',
      '      第1行: 件数 * 单价 = 2.5',
      '        件数 = 2',
      '        单价 = 1.25',
      '      第2行: 件数 * 单价 = 空 (明细 第2行 的 单价 没有填写)',
      '        件数 = 3',
      '        单价 = 空 (明细 第2行 的 单价 没有填写)',
    ]);
  });

  it('says why a comparison does not hold', () => {
    const told = explained({ '>': [{ var: 'Qty' }, 100] }, {});
    expect(explainLines(told, doc, 'zh')[0]?.text).toBe('数量 大于 100 = 否 (数量 没有填写)');
    expect(explainLines(told, doc, 'en')[0]?.text).toBe(
      '数量 is greater than 100 = No (数量 is not filled in)',
    );
  });

  it('says that there is more', () => {
    const rows = Array.from({ length: 30 }, () => ({ Qty: 1 }));
    const told = explained({ sum: [{ map: [{ var: 'OrderList' }, { var: 'Qty' }] }] }, {}, rows);
    expect(explainLines(told, doc, 'zh').at(-1)?.text).toBe('……');
  });
});
