import { deflateRawSync } from 'node:zlib';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { openSheet } from '../../server-mock/workbooks/openSheet.ts';
import type { SheetRow } from '../../server-mock/workbooks/SheetCell.ts';
import { SheetFault } from '../../server-mock/workbooks/SheetFault.ts';
import { sheetNames } from '../../server-mock/workbooks/sheetNames.ts';
import { WorkbookThread } from '../../server-mock/workbooks/WorkbookThread.ts';
import { workbookName } from '../../server-mock/workbooks/workbookName.ts';
import { writeSheet } from '../../server-mock/workbooks/writeSheet.ts';
import { writeTemplate } from '../../server-mock/workbooks/writeTemplate.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

const read = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<readonly SheetRow['cells'][]> => {
  const { rows } = await openSheet(name, bytes);
  const all: SheetRow['cells'][] = [];
  for await (const { cells } of rows()) all.push(cells);
  return all;
};

/** The rule of a refusal, or the text of another outcome. */
const refusal = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  try {
    await read(name, bytes);
    return 'was read';
  } catch (error) {
    return error instanceof SheetFault ? error.rule : String(error);
  }
};

interface Part {
  readonly name: string;
  readonly text: string | Uint8Array;
  /** Size that the directory claims, when wrong. */
  readonly said?: number;
}

/** A handmade zip, whose directory may claim anything. */
const zip = (parts: readonly Part[], entries = parts.length): Uint8Array<ArrayBuffer> => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, said } of parts) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(said ?? plain.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(said ?? plain.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    locals.push(local, Buffer.from(name), packed);
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const whole = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(whole.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, whole, end]));
};

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const relations = (target: string, type: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** A handmade workbook with this text as its only sheet. */
const sheetParts = (sheet: string | Uint8Array, said?: number): readonly Part[] => [
  { name: '[Content_Types].xml', text: types },
  { name: '_rels/.rels', text: relations('xl/workbook.xml', 'officeDocument') },
  {
    name: 'xl/workbook.xml',
    text: '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  { name: 'xl/_rels/workbook.xml.rels', text: relations('worksheets/sheet1.xml', 'worksheet') },
  { name: 'xl/worksheets/sheet1.xml', text: sheet, ...(said === undefined ? {} : { said }) },
];

const rows = [
  ['名称', '数量'],
  ['轴承', 3],
];

describe('names in workbooks', () => {
  it.each([
    ['销售/订单\\[甲]*?:', '销售 订单  甲'],
    ["'引号'", '引号'],
    ['History', 'History (2)'],
    ['表'.repeat(40), '表'.repeat(31)],
    ['///', 'Sheet1'],
  ])('a sheet called %j is named legally', (wanted, given) => {
    expect(sheetNames([wanted])).toEqual([given]);
  });

  it('no two sheets of a workbook have one name, in any case', () => {
    expect(sheetNames(['可选值', '可选值', 'A', 'a'])).toEqual(['可选值', '可选值 (2)', 'A', 'a (2)']);
    const [, second = ''] = sheetNames(['表'.repeat(40), '表'.repeat(40)]);
    expect([second.length, second.endsWith(' (2)')]).toEqual([31, true]);
  });

  it('a file is called as any system takes it', () => {
    expect(workbookName('销售/订单:甲', '导入模板')).toBe('销售_订单_甲导入模板.xlsx');
    expect(workbookName('表'.repeat(300), '2026')).toBe(`${'表'.repeat(60)}2026.xlsx`);
  });

  it('texts that look like an escape of Excel are read as they were written', async () => {
    const texts = ['_x000D_', 'a_x0041_b_x005F_', '_x_', '_xZZZZ_'];
    const writer = writeSheet({ name: 'A/B', columns: [{ title: '_x000D_', width: 10 }] });
    const parts = [...(await writer.write(texts.map((text) => [text]))), ...(await writer.end())];
    const template = await writeTemplate({
      name: 'History',
      choicesName: "'History'",
      columns: [{ title: '_x000D_', width: 10, required: false, hint: '', choices: texts }],
    });
    const [sheet] = (await readXlsx(new Uint8Array(Buffer.concat(parts)))).sheets;
    expect([sheet?.name, ...(sheet?.rows.map(([cell]) => cell) ?? [])]).toEqual(['A B', '_x000D_', ...texts]);
    const { sheets } = await readXlsx(template);
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.[0]])).toEqual([
      ['History (2)', '_x000D_'],
      ['History (3)', '_x000D_'],
    ]);
    expect(sheets[1]?.rows.slice(1).map(([cell]) => cell)).toEqual(texts);
  });
});

describe('files to import', () => {
  it('CSV is read in UTF-8 with and without mark, GBK and UTF-16, with any separator #X12', async () => {
    // “名称,数量 / 轴承,3” in GBK.
    const gbk = Uint8Array.from([
      0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x0d, 0x0a, 0xd6, 0xe1, 0xb3, 0xd0, 0x2c, 0x33,
    ]);
    const expected = [
      ['名称', '数量'],
      ['轴承', '3'],
    ];
    expect(await read('a.csv', gbk)).toEqual(expected);
    expect(await read('a.csv', bytesOf('名称,数量\n轴承,3\n'))).toEqual(expected);
    expect(await read('A.CSV', bytesOf('\ufeff名称;数量\r\n"轴承";3\r\n'))).toEqual(expected);
    const wide = new Uint8Array(
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('名称\t数量\n轴承\t3', 'utf16le')]),
    );
    expect(await read('a.csv', wide)).toEqual(expected);
    expect(await read('a.csv', bytesOf('名称,说明\n轴承,"一,二\n""三"""\n'))).toEqual([
      ['名称', '说明'],
      ['轴承', '一,二\n"三"'],
    ]);
  });

  it('.xls is read with its dates, whichever year they count from #X12', async () => {
    for (const date1904 of [false, true]) {
      const sheet = utils.aoa_to_sheet([['日期'], [new Date(Date.UTC(2026, 2, 5))]], {
        cellDates: false,
        UTC: true,
        dateNF: 'yyyy-mm-dd',
        date1904,
      } as object);
      const book = utils.book_new(sheet, 'S');
      book.Workbook = { WBProps: { date1904 } };
      const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'biff8' }));
      const [, [date] = []] = await read('a.xls', bytes);
      expect(date instanceof Date ? date.toISOString().slice(0, 10) : date, String(date1904)).toBe(
        '2026-03-05',
      );
    }
  });

  it('.xlsx counts its dates from 1904 where it says so, and shows the first visible sheet #X12', async () => {
    const day = new Date(Date.UTC(2026, 2, 5));
    const bytes = new Uint8Array(
      await writeXlsx({
        dateSystem: '1904',
        activeSheet: 1,
        sheets: [
          { name: '隐藏', rows: [['不该看见']], hidden: true },
          { name: '数据', rows: [['日期'], [day]] },
        ],
      }),
    );
    expect(await read('a.xlsx', bytes)).toEqual([['日期'], [day]]);
    expect((await openSheet('a.xlsx', bytes)).dates1904).toBe(true);
  });

  it('a row says where it stands in the file, empty ones left out', async () => {
    const { rows: opened } = await openSheet('a.csv', bytesOf('a\n\n\nb\n'));
    const numbers: number[] = [];
    for await (const { number } of opened()) numbers.push(number);
    expect(numbers).toEqual([1, 4]);
  });
});

const sheetText = (body: string): string => `<worksheet><sheetData>${body}</sheetData></worksheet>`;
const cell = (ref: string, value = '1'): string => `<row r="1"><c r="${ref}"><v>${value}</v></c></row>`;

/** Hostile files: description, name, bytes, and the permitted rules. */
const hostile: readonly (readonly [
  string,
  string,
  () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>,
  string,
])[] = [
  ['nothing at all', 'a.xlsx', () => new Uint8Array(), 'sheet.empty'],
  ['one byte', 'a.xlsx', () => bytesOf('P'), 'sheet.notFormat'],
  ['a program', 'a.exe', () => bytesOf('MZ'), 'sheet.notExcel'],
  [
    'HTML named .xls',
    'a.xls',
    () => bytesOf('<html><table><tr><td>1</td></tr></table></html>'),
    'sheet.notFormat',
  ],
  ['CSV named .xlsx', 'a.xlsx', () => bytesOf('a,b\n1,2'), 'sheet.notFormat'],
  [
    'a workbook named .csv',
    'a.csv',
    async () => new Uint8Array(await writeXlsx({ sheets: [{ name: 'S', rows }] })),
    'sheet.notFormat',
  ],
  [
    'bytes of a picture named .csv',
    'a.csv',
    () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xff]),
    'sheet.encoding',
  ],
  ['zero bytes in CSV', 'a.csv', () => bytesOf('a\0b,c'), 'sheet.notFormat'],
  [
    'a Word document named .xlsx',
    'a.xlsx',
    () => zip([{ name: 'word/document.xml', text: '<a/>' }]),
    'sheet.noWorkbook',
  ],
  [
    'a workbook behind a password',
    'a.xlsx',
    async () =>
      new Uint8Array(
        await writeXlsx({ sheets: [{ name: 'S', rows }], encryption: { password: 'x', spinCount: 10 } }),
      ),
    'sheet.encrypted',
  ],
  [
    'only hidden sheets',
    'a.xlsx',
    () =>
      zip(
        sheetParts(sheetText(cell('A1'))).map((part) => ({
          ...part,
          text:
            typeof part.text === 'string'
              ? part.text.replace('sheetId="1"', 'sheetId="1" state="veryHidden"')
              : part.text,
        })),
      ),
    'sheet.allHidden',
  ],
  ['a zip bomb', 'a.xlsx', () => zip(sheetParts(new Uint8Array(64 * 1024 * 1024))), 'sheet.bomb'],
  [
    'a zip bomb that says it is small',
    'a.xlsx',
    () => zip(sheetParts(new Uint8Array(64 * 1024 * 1024), 1000)),
    'sheet.unreadable',
  ],
  [
    'a zip bomb that says nothing of its size',
    'a.xlsx',
    () => zip(sheetParts(new Uint8Array(64 * 1024 * 1024), 0)),
    'sheet.bomb',
  ],
  [
    'more parts than any workbook has',
    'a.xlsx',
    () => zip(Array.from({ length: 2_500 }, (_, index) => ({ name: `xl/${index}.xml`, text: '' }))),
    'sheet.tooManyParts',
  ],
  [
    'a directory that promises more than there is',
    'a.xlsx',
    () => zip(sheetParts(sheetText('')), 60),
    'sheet.unreadable',
  ],
  [
    'a name that leaves its folder',
    'a.xlsx',
    () => zip([...sheetParts(''), { name: '../../etc/passwd', text: 'x' }]),
    'sheet.unreadable',
  ],
  [
    'half a file',
    'a.xlsx',
    async () => new Uint8Array((await writeXlsx({ sheets: [{ name: 'S', rows }] })).slice(0, 800)),
    'sheet.unreadable',
  ],
  [
    'a cell beyond every sheet',
    'a.xlsx',
    () => zip(sheetParts(sheetText(cell('ZZZZZZZ99999999999')))),
    'sheet.unreadable',
  ],
  ['a cell in the last column', 'a.xlsx', () => zip(sheetParts(sheetText(cell('XFD1')))), 'sheet.tooWide'],
  ['more rows than are taken', 'a.csv', () => bytesOf('1\n'.repeat(200_010)), 'sheet.tooLong'],
  ['a text longer than any cell', 'a.csv', () => bytesOf('x'.repeat(40_000)), 'sheet.longText'],
  [
    'rubbish behind the first bytes of .xls',
    'a.xls',
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(7)]),
    'sheet.unreadable',
  ],
];

describe('hostile files', () => {
  it.each(hostile)('%s is refused in words, at once', async (_what, name, make, rule) => {
    const bytes = await make();
    const started = performance.now();
    expect(await refusal(name, bytes)).toBe(rule);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it('a size a sheet only says it has costs nothing', async () => {
    const text = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${cell('A1')}</sheetData></worksheet>`;
    const started = performance.now();
    expect(await read('a.xlsx', zip(sheetParts(text)))).toEqual([[1]]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('entities that multiply are not expanded', async () => {
    const entities = Array.from({ length: 12 }, (_, index) =>
      index === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${index} "${`&e${index - 1};`.repeat(10)}">`,
    );
    const text = `<!DOCTYPE x [${entities.join('')}]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&e11;</v></c></row></sheetData></worksheet>`;
    const started = performance.now();
    const found = await read('a.xlsx', zip(sheetParts(text))).catch(() => []);
    expect(JSON.stringify(found).length).toBeLessThan(1_000);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('a thread that takes too long is stopped, and the next one works', async () => {
    const slow = await WorkbookThread.start();
    const bytes = bytesOf('a,b\n'.repeat(100_000));
    await expect(slow.ask({ kind: 'open', name: 'a.csv', bytes }, 1)).rejects.toMatchObject({
      rule: 'sheet.slow',
    });
    await slow.close();
    const next = await WorkbookThread.start();
    await next.ask({ kind: 'open', name: 'a.csv', bytes: bytesOf('a,b') }, 20_000);
    expect((await next.ask({ kind: 'next' }, 5_000)).rows).toEqual([{ number: 1, cells: ['a', 'b'] }]);
    await next.close();
  });
});
