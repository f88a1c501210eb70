import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnPart } from '../../../designer/form/draft/DrawnPart.ts';
import { draftTexts } from '../../../designer/form/draft/draftTexts.ts';
import { readDraft } from '../../../designer/form/draft/readDraft.ts';
import { previewDocument } from '../../../designer/form/preview/previewDocument.ts';
import { problemOf } from '../../../designer/form/save/checkDraft.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import { randomCases } from '../../setup/randomCases.ts';
import { orderForm } from './formWorld.ts';

const sound = {
  DaraggeOptions: JSON.stringify([
    { name: '单号', type: 'text', field: 'Code', width: 50, show: true, required: false, isExtend: false },
    {
      name: '包装',
      type: 'select',
      field: 'Field1',
      width: '33.33',
      isExtend: true,
      key: 'levels',
      tableEx_Id: 3,
    },
    { name: '其他', type: 'line', field: '', width: 100 },
    {
      name: '金额',
      type: 'decimal',
      field: 'Amount',
      width: 100,
      funName: '合计',
      funMethod: 1000,
      funContent: 'Qty*Price',
      funParams: [{ value: '数量', field: 'Qty' }],
      funParamsValue: 'Qty,Price',
    },
    { type: 'table', url: '/OrderList/', columns: [{ field: 'Qty', title: '件数', width: 90, orderNo: 1 }] },
  ]),
  TableConfig: '[{"tableName":"OrderList","columns":[{"field":"Price","title":"价","editType":"decimal"}]}]',
  SqlParams: '[{"name":"余额","field":"Balance","type":"number","content":"select 1","params":[]}]',
};
type Name = keyof typeof sound;
const names = Object.keys(sound) as Name[];

/** Cuts, doubles or replaces a piece of a text. */
const mutation = fc.record({
  name: fc.constantFrom(...names),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  put: fc.oneof(
    fc.constantFrom(
      '',
      'null',
      '[',
      ']',
      '{',
      '}',
      '"',
      ',',
      '1e999',
      '"__proto__":',
      'true',
      '[[[[',
      '\\',
      '-5',
    ),
    fc.string({ maxLength: 8 }),
    fc.json({ maxDepth: 2 }),
  ),
});

describe('a damaged design', () => {
  it('opens with what can be read, is previewed and written back, and throws nothing', () => {
    const types = fieldTypeRegistry();
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
        const texts = { ...sound };
        for (const { name, at, length, put } of mutations) {
          const text = texts[name];
          const from = Math.floor(at * text.length);
          texts[name] = text.slice(0, from) + put + text.slice(from + length);
        }
        const { draft } = readDraft(texts, orderForm);
        const { main } = orderForm.document;
        for (const part of draft.entries) expect(typeof drawnPart(part, main).title).toBe('string');
        // Every field of the plain form is there, whatever the design lost.
        expect(draft.entries.length).toBeGreaterThanOrEqual(6);
        expect(new Set(draft.entries.map(({ id }) => id)).size).toBe(draft.entries.length);
        problemOf(draft, orderForm);
        previewDocument(draft, orderForm, types);
        expect(draftTexts(draft, draft, texts)).toEqual(texts);
        const again = readDraft(draftTexts(draft, { ...draft, entries: [] }, undefined), orderForm);
        expect(again.draft.entries.map(({ raw }) => raw)).toEqual(draft.entries.map(({ raw }) => raw));
      }),
      {
        numRuns: randomCases,
        // A number that is too large for a double.
        examples: [[[{ name: 'DaraggeOptions', at: 0.3157894736842105, length: 4, put: '1e999' }]]],
      },
    );
  });
});
