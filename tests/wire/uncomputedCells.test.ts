import { describe, expect, it } from 'vitest';
import { uncomputedCells } from '../../server-mock/workbooks/uncomputedCells.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';

async function* pieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>数量</t></is></c></row>
<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v>2</v></c><c r="C2" s="1"><f>A2*3</f></c></row>
<row r="3"><c r="AB3"><f t="shared" si="0"/></c><c r="AC3"><f>A2</f><v></v></c><c r="AD3"><f>1</f></c></row></sheetData>`;

describe('cells with a formula and no stored value', () => {
  it.each([1, 7, 64, 10_000])('are found in pieces of %i bytes', async (length) => {
    expect([...(await uncomputedCells(pieces(sheet, length)))]).toEqual([
      [2, [2]],
      [3, [27, 29]],
    ]);
  });

  it('are found in time that grows with the sheet', async () => {
    const many = Array.from(
      { length: 50_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><f>ROW()</f></c></row>`,
    ).join('');
    const before = cpuMilliseconds();
    expect((await uncomputedCells(pieces(many, 65_536))).size).toBe(50_000);
    expect((await uncomputedCells(pieces('<c r="A1"><f>'.repeat(400_000), 65_536))).size).toBe(0);
    expect(cpuMilliseconds() - before).toBeLessThan(5_000);
  });
});
