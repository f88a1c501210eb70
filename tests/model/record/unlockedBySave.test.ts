import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { formsOf, saved, type, worldOf } from './bothSides.ts';
import type { Edit } from './randomDocument.ts';

const isOff = (name: string) => ({ '!': [{ var: name }] });
const text = (field: string, more: Partial<FieldSchema> = {}): FieldSchema => ({
  field,
  title: field,
  type: 'text',
  editRowNo: 1,
  ...more,
});
const flag = (field: string): FieldSchema => ({ field, title: field, type: 'switch', editRowNo: 1 });
const inHeader = (field: string, value: Edit['value']): Edit => ({ place: 'main', row: 0, field, value });
const inRow = (field: string, value: Edit['value']): Edit => ({ place: 'row', row: 0, field, value });

interface Case {
  readonly says: string;
  readonly main: readonly FieldSchema[];
  readonly line?: readonly FieldSchema[];
  readonly stored: Row;
  readonly rows?: readonly Row[];
  readonly edits: readonly Edit[];
  /** Values of the header and of the first row after the save. */
  readonly kept?: Row;
  readonly keptInRow?: Row;
  /** Where the save is refused because the field is locked. */
  readonly refused?: readonly string[];
}

const lockedBy = (field: string, by: string) => text(field, { readonlyWhen: isOff(by) });

const cases: readonly Case[] = [
  {
    says: 'takes what another edit of the save unlocked',
    main: [flag('On'), lockedBy('Note', 'On')],
    stored: { On: 0, Note: '旧' },
    edits: [inHeader('On', 1), inHeader('Note', '新')],
    kept: { On: 1, Note: '新' },
  },
  {
    says: 'follows a chain of fields that unlock each other',
    main: [flag('On'), lockedBy('Note', 'On'), lockedBy('Remark', 'Note')],
    stored: { On: 0, Note: null, Remark: null },
    edits: [inHeader('On', 1), inHeader('Note', '一'), inHeader('Remark', '二')],
    kept: { Note: '一', Remark: '二' },
  },
  {
    says: 'asks computed fields of the record as it will be',
    main: [
      { field: 'Qty', title: '数量', type: 'int', editRowNo: 1 },
      { field: 'Twice', title: '两倍', type: 'int', editRowNo: 1, formula: { '*': [{ var: 'Qty' }, 2] } },
      text('Note', { readonlyWhen: { '<=': [{ var: 'Twice' }, 10] } }),
    ],
    stored: { Qty: 1, Note: null },
    edits: [inHeader('Qty', 6), inHeader('Note', '大单')],
    kept: { Qty: 6, Note: '大单' },
  },
  {
    says: 'unlocks a detail row by its header',
    main: [flag('On')],
    line: [lockedBy('Text', '$main.On')],
    stored: { On: 0 },
    rows: [{ Text: '旧' }],
    edits: [inHeader('On', 1), inRow('Text', '新')],
    keptInRow: { Text: '新' },
  },
  {
    says: 'takes what was typed before another edit locked it',
    main: [flag('On'), lockedBy('Note', 'On')],
    stored: { On: 1, Note: '旧' },
    edits: [inHeader('Note', '新'), inHeader('On', 0)],
    kept: { On: 0, Note: '新' },
  },
  {
    says: 'refuses what was unlocked, typed and locked again',
    main: [flag('On'), lockedBy('Note', 'On')],
    stored: { On: 0, Note: '旧' },
    edits: [inHeader('On', 1), inHeader('Note', '新'), inHeader('On', 0)],
    refused: ['Note'],
  },
];

describe('a field that the stored record locks', () => {
  it.each(cases)('$says', async ({ main, line, stored, rows, edits, kept, keptInRow, refused }) => {
    const document = {
      main,
      line: line ?? [],
      rights: {},
      isNew: false,
      stored,
      rows: rows ?? [],
      edits,
    } as Parameters<typeof worldOf>[0];
    const world = worldOf(document);
    const forms = formsOf(world);
    type(forms, document);
    const answer = await saved(world, forms);
    expect(answer.issues.map(({ path, rule }) => [path, rule])).toEqual(
      (refused ?? []).map((path) => [path, 'server.fieldLocked']),
    );
    expect(answer.document.main).toMatchObject(kept ?? {});
    expect(answer.document.details.Line?.[0] ?? {}).toMatchObject(keptInRow ?? {});
  });
});
