import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import {
  compareDecimals,
  normalDecimal,
  plainText,
} from '../../runtime/model/fields/columnTypes/decimalText.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { fileItems } from '../../runtime/model/fields/types/files.ts';
import { img } from '../../runtime/model/fields/types/img.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { fieldOf, tableOf } from './tableOf.ts';

describe('column types', () => {
  it.each([
    ['int', {}, 'integer'],
    ['long', {}, 'bigint'],
    ['byte', {}, 'smallint'],
    ['sbyte', {}, 'smallint'],
    ['decimal', {}, 'numeric(15,4)'],
    ['decimal', { precision: 30, scale: 2 }, 'numeric(30,2)'],
    ['string', {}, 'text'],
    ['string', { maxlength: 50 }, 'varchar(50)'],
    ['bool', {}, 'boolean'],
    ['date', {}, 'date'],
    ['datetime', {}, 'timestamp'],
    ['guid', {}, 'uuid'],
  ] as const)('%s %j is stored as %s #E10', (name, field, sql) => {
    expect(columnTypes[name].sqlType(field)).toBe(sql);
  });

  it.each([
    ['int', {}, 5, 5],
    ['long', {}, '9007199254740993', '9007199254740993'],
    ['decimal', {}, '12.5000', 12.5],
    ['decimal', {}, '-0.0000', 0],
    ['decimal', { precision: 20, scale: 2 }, '12345678901234567.80', '12345678901234567.8'],
    ['bool', {}, true, true],
    ['date', {}, '2024-01-05', '2024-01-05'],
    ['datetime', {}, '2024-01-05 08:00:00', '2024-01-05 08:00:00'],
    ['string', {}, null, null],
  ] as const)('%s %j of the database %j travels as %j', (name, field, stored, wire) => {
    expect(columnTypes[name].wire(stored, field)).toEqual(wire);
  });
});

describe('decimal text', () => {
  it.each([
    [1e-7, '0.0000001'],
    [1.5e21, '1500000000000000000000'],
    [-2.5e-10, '-0.00000000025'],
    [0.1, '0.1'],
  ])('%d is %s', (value, text) => expect(plainText(value)).toBe(text));

  it('has one spelling per value', () => {
    expect(['-007.50', '-0.0', '0010', '1.0'].map(normalDecimal)).toEqual(['-7.5', '0', '10', '1']);
  });

  it('compares at any length', () => {
    expect(compareDecimals('12345678901234567890.1', '12345678901234567890.2')).toBeLessThan(0);
    expect(compareDecimals('-2', '-10')).toBeGreaterThan(0);
    expect(compareDecimals('1.5', '1.50'.slice(0, 3))).toBe(0);
  });
});

describe('files', () => {
  it('are items of paths, the last segment being the name #E24 #V56', () => {
    expect(fileItems('Upload\\a\\x.png, Upload/b/y.png')).toEqual([
      { path: 'Upload/a/x.png', name: 'x.png' },
      { path: 'Upload/b/y.png', name: 'y.png' },
    ]);
    expect(fileItems(null)).toEqual([]);
  });

  it('are checked before they are sent #V44', () => {
    const field = fieldOf(tableOf([{ field: 'Photo', title: '照片', type: 'img', maxSize: 3 }]), 'Photo');
    const said = (name: string, size: number) => {
      const finding = img.checkFile({ name, size }, field);
      return finding && messageOf({ rule: finding.rule, params: finding.params ?? {} }, 'zh');
    };
    expect(said('a.png', 3 * 1024 * 1024)).toBeUndefined();
    expect(said('a.png', 3 * 1024 * 1024 + 1)).toBe('文件大小不能超过3M');
    expect(said('a.txt', 1)).toBe('选择的文件a.txt只能是图片格式');
  });
});

describe('texts of values', () => {
  const shown = (type: string, value: string | number, extra = {}, locale: 'zh' | 'en' = 'zh') => {
    const field = fieldOf(tableOf([{ field: 'V', title: 'V', type, ...extra }]), 'V');
    return field.kind.format(value, field, locale);
  };

  it('follow the specification #F38 #N22 #V57', () => {
    expect(shown('date', '2024-01-05 08:00:00')).toBe('2024-01-05');
    expect(shown('month', '2024-01-05')).toBe('2024-01');
    expect(shown('decimal', 12.5, { scale: 2 })).toBe('12.50');
    expect(shown('decimal', 12.5)).toBe('12.5');
    expect([12.5, 12.3456].map((n) => shown('decimal', n, { scale: 4 }))).toEqual(['12.50', '12.3456']);
    expect(shown('number', 7)).toBe('7');
    expect(shown('number', 12345)).toBe('12,345');
    expect(shown('number', 12345, { grouped: false })).toBe('12345');
    expect(shown('decimal', 1234567.8, { scale: 2 }, 'en')).toBe('1,234,567.80');
    expect(shown('decimal', '-12345678901234567890.125', { precision: 30, scale: 3 })).toBe(
      '-12,345,678,901,234,567,890.125',
    );
    expect(shown('decimal', 'a text', { scale: 2 })).toBe('a text');
    expect([shown('switch', 1), shown('switch', 0, {}, 'en')]).toEqual(['是', 'No']);
    expect(shown('img', 'Upload/a/x.png,Upload/b/y.png')).toBe('x.png,y.png');
    expect(shown('password', 'secret')).toBe('');
    expect(shown('editor', '<p>a <b>b</b></p>')).toBe('a  b');
  });
});
