import { describe, expect, it } from 'vitest';
import { readDated, writeDated } from '../../runtime/model/fields/types/datedText.ts';
import { tableOf } from './tableOf.ts';

describe('a date in a format', () => {
  it.each([
    ['2026-03-05', 'YYYY年MM月DD日', '2026年03月05日'],
    ['2026-03-05 08:09:10', 'YYYY/MM/DD HH:mm', '2026/03/05 08:09'],
    ['2026-03', 'MM/YYYY', '03/2026'],
    ['08:09:10', 'HH时mm分', '08时09分'],
    ['2026-03-05', 'YYYY.MM.DD', '2026.03.05'],
  ])('%s as %s is %s, and back', (stored, format, shown) => {
    expect(writeDated(stored, format)).toBe(shown);
    const back = readDated(shown, format);
    if (/YYYY/.test(format)) expect(stored.startsWith(back ?? '?')).toBe(true);
  });

  it('that is none stays what it is, and nothing is read from it', () => {
    expect(writeDated('待定', 'YYYY/MM/DD')).toBe('待定');
    expect(readDated('2026-3-5', 'YYYY/MM/DD')).toBe(undefined);
    expect(readDated('2026x03x05', 'YYYY.MM.DD')).toBe(undefined);
  });

  it('is what lists show; without one a date is its first ten characters #E22', () => {
    const table = tableOf([
      { field: 'A', title: '日期', type: 'date', format: 'YYYY/MM/DD' },
      { field: 'B', title: '日期', type: 'date' },
    ]);
    const shown = table.fields
      .filter(({ title }) => title === '日期')
      .map((field) => field.kind.format('2026-03-05 00:00:00', field));
    expect(shown).toEqual(['2026/03/05', '2026-03-05']);
  });
});
