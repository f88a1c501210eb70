import { describe, expect, it } from 'vitest';
import { checkZip, partText } from '../../../server-mock/workbooks/checkZip.ts';
import { type Filling, keyOfUse } from '../../../server-mock/workbooks/filling/FilledValues.ts';
import { fillingBudget, fillTemplate } from '../../../server-mock/workbooks/filling/fillTemplate.ts';
import { readTemplate } from '../../../server-mock/workbooks/filling/readTemplate.ts';
import { SheetFault } from '../../../server-mock/workbooks/SheetFault.ts';
import { zipOf } from '../../../server-mock/workbooks/zipOf.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const relations = (...all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="${packageTypes}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook as other programs write it: texts in cells, prefixes, cells without places. */
const book = (
  parts: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Uint8Array =>
  zipOf(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="${packageTypes}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${Object.keys(parts)
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`)
        .join('')}</sheets>${more.names ?? ''}</workbook>`,
      'xl/_rels/workbook.xml.rels': relations(
        ...Object.keys(parts).map(
          (_, at) => [`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const,
        ),
      ),
      ...Object.fromEntries(Object.values(parts).map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
      ...Object.fromEntries(Object.entries(more).filter(([name]) => name.includes('/'))),
    }).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );

const sheet = (rows: string, behind = ''): string =>
  `<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData>${rows}</sheetData>${behind}</worksheet>`;
const words = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows of the detail `d` under the name `n`, and the value `v` of the document. */
const filling = (rows: readonly string[], documents = 1): Filling => ({
  plan: {
    [keyOfUse({ source: 'n', isAlone: true })]: { detail: 'd', at: 0 },
    [keyOfUse({ source: 'v', isAlone: false })]: { at: 0 },
    [keyOfUse({ source: 'v', isAlone: true })]: { at: 0 },
  },
  documents: Array.from({ length: documents }, (_, at) => ({
    name: `DH-${at + 1}`,
    values: [`值${at + 1}`],
    rows: { d: rows.map((row) => [row]) },
  })),
  list: [],
});

const filled = (bytes: Uint8Array, plan: Filling): Readonly<Record<string, string>> => {
  const made = fillTemplate(readTemplate(bytes), plan, plan.documents, fillingBudget());
  return Object.fromEntries(checkZip(made).map((entry) => [entry.name, partText(made, entry, 1_000_000)]));
};
const sheetIn = (parts: Readonly<Record<string, string>>, number = 1): string =>
  parts[`xl/worksheets/sheet${number}.xml`] ?? '';

describe('a filled workbook', () => {
  it('of another program: prefixes, cells without places, texts in cells', () => {
    const xml = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a {v}</x:t></x:is></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:t>{n}</x:t></x:is></x:c><x:c><x:f>A2&amp;"&lt;"</x:f><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const made = sheetIn(filled(book({ 一: xml }), filling(['p', 'q<'])));
    expect(made).toContain(
      '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t xml:space="preserve">a 值1</x:t></x:is></x:c></x:row>',
    );
    expect(made).toContain('<x:c r="B3"><x:f>A3&amp;"&lt;"</x:f></x:c>');
    expect(made).toContain('q&lt;');
  });

  it('moves merged cells, conditions, choices, links, breaks and heads of pages', () => {
    const xml = sheet(
      `<row r="1">${words('{v}')}</row><row r="2" ht="30" customHeight="1">${words('{n}')}</row><row r="3">${words('end')}</row>`,
      `<mergeCells count="2"><mergeCell ref="A2:B2"/><mergeCell ref="A3:C3"/></mergeCells>
       <conditionalFormatting sqref="A2 A3:A4"><cfRule type="expression" priority="1"><formula>$A2&gt;$A$3</formula></cfRule></conditionalFormatting>
       <dataValidations count="1"><dataValidation sqref="A2:A2" type="list"><formula1>$D$3:$D$9</formula1></dataValidation></dataValidations>
       <hyperlinks><hyperlink ref="A3" location="一!A3"/></hyperlinks>
       <headerFooter><oddHeader>&amp;C{v}</oddHeader></headerFooter>
       <rowBreaks count="1" manualBreakCount="1"><brk id="2" max="16383" man="1"/></rowBreaks>`,
    );
    const names =
      '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">一!$A$1:$C$3</definedName><definedName name="数据">一!$A$2</definedName></definedNames>';
    const parts = filled(book({ 一: xml }, { names }), filling(['p', 'q', 'r']));
    const made = sheetIn(parts);
    expect([...made.matchAll(/mergeCell ref="([^"]*)"/g)].map(([, ref]) => ref)).toEqual([
      'A2:B2',
      'A3:B3',
      'A4:B4',
      'A5:C5',
    ]);
    expect([...made.matchAll(/ht="30"/g)]).toHaveLength(3);
    expect(made).toContain('sqref="A2:A4 A5:A6"');
    expect(made).toContain('<formula>$A2&gt;$A$5</formula>');
    expect(made).toContain('<formula1>$D$5:$D$11</formula1>');
    expect(made).toContain('ref="A5" location="一!A5"');
    expect(made).toContain('<brk id="4"');
    expect(made).toContain('<oddHeader>&amp;C值1</oddHeader>');
    expect(parts['xl/workbook.xml']).toContain('>一!$A$1:$C$5</definedName>');
    expect(parts['xl/workbook.xml']).toContain('>一!$A$2:$A$4</definedName>');
    expect(parts['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
  });

  it('repeats blocks of several rows, and formulas that cells share', () => {
    const xml = sheet(
      `<row r="1">${words('{n}')}<c r="B1"><f t="shared" ref="B1:B2" si="0">A1</f></c></row><row r="2">${words('{n}')}<c r="B2"><f t="shared" si="0"/></c></row><row r="3"><c r="A3"><f>B2</f></c></row>`,
    );
    const made = sheetIn(filled(book({ 一: xml }), filling(['p', 'q'])));
    expect(
      [...made.matchAll(/<c r="(\w+)"[^>]*><f>([^<]*)</g)].map(([, at, formula]) => `${at}=${formula}`),
    ).toEqual(['B1=A1', 'B2=A2', 'B3=A3', 'B4=A4', 'A5=B2']);
  });

  it('gives each document its sheets, with references, names and drawings of their own', () => {
    const chart =
      '<c:chartSpace xmlns:c="c"><c:f>一!$A$2</c:f><c:numCache><c:pt/></c:numCache></c:chartSpace>';
    const drawing =
      '<wsDr xmlns="d"><twoCellAnchor><from><col>0</col><row>2</row></from><to><col>1</col><row>4</row></to></twoCellAnchor></wsDr>';
    const parts = filled(
      book(
        {
          一: sheet(
            `<row r="1">${words('{v}')}</row><row r="2">${words('{n}')}</row>`,
            '<drawing r:id="d1"/>',
          ),
          总: sheet('<row r="1"><c r="A1"><f>COUNTA(一!A2)</f></c></row>'),
          说明: sheet(`<row r="1">${words('各位')}</row>`),
        },
        {
          names: '<definedNames><definedName name="全部">一!$A$2</definedName></definedNames>',
          'xl/worksheets/_rels/sheet1.xml.rels': relations(['d1', 'drawing', '../drawings/drawing1.xml']),
          'xl/drawings/drawing1.xml': drawing,
          'xl/drawings/_rels/drawing1.xml.rels': relations(['c1', 'chart', '../charts/chart1.xml']),
          'xl/charts/chart1.xml': chart,
        },
      ),
      filling(['p', 'q', 'r'], 2),
    );
    const workbook = parts['xl/workbook.xml'] ?? '';
    expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      '一 DH-1',
      '总 DH-1',
      '说明',
      '一 DH-2',
      '总 DH-2',
    ]);
    expect(sheetIn(parts, 2)).toContain("COUNTA('一 DH-1'!A2:A4)");
    const last = parts['xl/worksheets/jigSheet4.xml'] ?? '';
    expect(last).toContain("COUNTA('一 DH-2'!A2:A4)");
    expect(workbook).toContain(
      '<definedName name="全部" localSheetId="3">\'一 DH-2\'!$A$2:$A$4</definedName>',
    );
    expect(parts['xl/charts/chart1.xml']).toContain("<c:f>'一 DH-1'!$A$2:$A$4</c:f>");
    expect(parts['xl/charts/chart1-1.xml']).toContain("<c:f>'一 DH-2'!$A$2:$A$4</c:f>");
    expect(parts['xl/charts/chart1.xml']).not.toContain('numCache');
    expect(parts['xl/drawings/drawing1.xml']).toContain('<row>4</row></from>');
    expect(parts['xl/drawings/drawing1.xml']).toContain('<row>6</row></to>');
  });

  it('leaves formulas over withheld cells blank, by way of names and whole columns too', () => {
    const formulas = ['A2*2', 'SUM(A:A)', 'SUM(名)', 'B1+1', 'LEN("A2")', 'INDIRECT("A2")'];
    const cells = formulas.map((formula, at) => `<c r="${'BCDEFG'[at]}1"><f>${formula}</f></c>`).join('');
    const xml = sheet(`<row r="1">${cells}</row><row r="2">${words('{n}')}</row>`);
    const names = '<definedNames><definedName name="名">一!$A$2</definedName></definedNames>';
    const hidden = filling(['p']);
    const made = sheetIn(
      filled(book({ 一: xml }, { names }), {
        ...hidden,
        plan: { [keyOfUse({ source: 'n', isAlone: true })]: { detail: 'd', at: 0, isWithheld: true } },
      }),
    );
    expect([...made.matchAll(/<f>([^<]*)<\/f>/g)].map(([, formula]) => formula)).toEqual(['LEN("A2")']);
    expect(made).not.toContain('>p<');
  });

  it.each([
    ['no zip', new TextEncoder().encode('PK but not really'), 'excelTemplate.damaged'],
    ['no workbook', zipOf([{ name: 'a.xml', bytes: new Uint8Array() }]), 'sheet.noWorkbook'],
    ['a row twice', book({ 一: sheet('<row r="2"/><row r="2"/>') }), 'excelTemplate.damaged'],
    ['an attribute twice', book({ 一: sheet('<row r="2" r="3"/>') }), 'excelTemplate.damaged'],
    ['an unknown entity', book({ 一: sheet('<row r="2">&b;</row>') }), 'excelTemplate.damaged'],
    [
      'deep nesting',
      book({ 一: sheet(`${'<a>'.repeat(300)}${'</a>'.repeat(300)}`) }),
      'excelTemplate.damaged',
    ],
    ['a document type', book({ 一: `<!DOCTYPE a [<!ENTITY b "c">]>${sheet('')}` }), 'excelTemplate.damaged'],
    [
      'links',
      book({ 一: sheet('') }, { 'xl/externalLinks/externalLink1.xml': '<a/>' }),
      'excelTemplate.links',
    ],
    [
      'pivot tables',
      book({ 一: sheet('') }, { 'xl/pivotTables/pivotTable1.xml': '<a/>' }),
      'excelTemplate.pivots',
    ],
  ] as const)('is refused for %s', (_, bytes, rule) => {
    const reading = (): unknown => readTemplate(new Uint8Array(bytes));
    expect(reading).toThrow(SheetFault);
    expect(reading).toThrow(rule);
  });

  it('ends at the limit of cells', () => {
    const budget = { ...fillingBudget(), cells: 3 };
    const plan = filling(['p', 'q', 'r', 's']);
    const template = readTemplate(new Uint8Array(book({ 一: sheet(`<row r="1">${words('{n}')}</row>`) })));
    expect(() => fillTemplate(template, plan, plan.documents, budget)).toThrow('excelTemplate.tooManyCells');
  });
});
