import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { CardData } from '../../../runtime/wire/boards/Board.ts';
import { cardSheet } from '../../../runtime/wire/boards/cardSheet.ts';
import cases from './cardSheetCases.json' with { type: 'json' };

describe('the data of a card as a sheet', () => {
  it.each(cases)('$name', ({ title, locale = 'zh', data, head, fields, rows }) => {
    const sheet = cardSheet({ title }, data as unknown as CardData, locale as Locale);
    expect(sheet.name).toBe(title);
    expect(sheet.columns.map((column) => column.title)).toEqual(head);
    expect(sheet.columns.map(({ field }) => field?.field ?? null)).toEqual(fields);
    expect(sheet.rows).toEqual(rows);
  });
});
