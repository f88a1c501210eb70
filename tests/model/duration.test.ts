import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import { orderSchema, resolveWith } from './sampleTable.ts';

const fieldOf = (more: Partial<FieldSchema> = {}) => {
  const fields = [{ field: 'Time', title: '工时', type: 'duration', ...more }];
  const found = resolveWith({ ...orderSchema, fields }).table.byName.get('Time');
  if (!found) throw new Error('no field');
  return found;
};

describe('a duration', () => {
  it.each([
    [90, 90],
    ['90', 90],
    ['1:30', 90],
    ['1:30:00', 90],
    ['1小时30分', 90],
    ['1.5h', 90],
    [' 1 h 30 min ', 90],
    ['30 minutes', 30],
    ['2天', 2880],
    ['-1:30', -90],
    ['−2小时', -120],
    ['', null],
  ])('of minutes reads %j as %j', (raw, value) => {
    const field = fieldOf();
    expect(field.kind.parse(raw, field)).toEqual({ ok: true, value });
  });

  it.each(['soon', '1:75', '30分1小时', ':30', 'h'])('does not read %j', (raw) => {
    const field = fieldOf();
    expect(field.kind.parse(raw, field)).toEqual({ ok: false, rule: 'form.duration' });
    expect(field.kind.checks(field, 'form').flatMap((check) => check(raw, false) ?? [])).toEqual([
      { rule: 'form.duration' },
    ]);
  });

  it.each([
    ['0:20', 2, 0.33, '20分'],
    ['1:10', 2, 1.17, '1小时10分'],
    ['-0:20', 2, -0.33, '-20分'],
    ['0:20', 4, 0.3333, '20分'],
    ['0:00:20', 4, 0.0056, '20秒'],
  ])('of hours reads %j with %i decimals, and shows it as typed', (raw, scale, value, shown) => {
    const field = fieldOf({ unit: 'hour', columnType: 'decimal', scale });
    expect(field.kind.parse(raw, field)).toEqual({ ok: true, value });
    expect(field.kind.format(value, field)).toBe(shown);
  });

  it.each(['0:20:10', '0:00:20'])(
    'of hours with two decimals does not read %j, which they cannot say',
    (raw) => {
      const field = fieldOf({ unit: 'hour', columnType: 'decimal', scale: 2 });
      expect(field.kind.parse(raw, field)).not.toMatchObject({ value: 0.34 });
      const read = field.kind.parse(raw, field);
      const value = read.ok ? read.value : null;
      expect(field.kind.checks(field, 'form').flatMap((check) => check(value, false) ?? [])).toEqual([
        { rule: 'form.decimals', params: { n: 2 } },
      ]);
    },
  );

  it('keeps the unit and the decimals of its column', () => {
    const hours = fieldOf({ unit: 'hour', columnType: 'decimal', scale: 2 });
    expect(hours.kind.parse('1:30', hours)).toEqual({ ok: true, value: 1.5 });
    expect(hours.kind.format(36.25, hours)).toBe('36小时15分');
    const whole = fieldOf({ unit: 'hour' });
    expect(whole.kind.parse('1:30', whole).ok).toBe(false);
  });

  it.each([
    [0, '0分', '0 min'],
    [5, '5分', '5 min'],
    [150, '2小时30分', '2 h 30 min'],
    [3000, '50小时', '50 h'],
    [-90, '-1小时30分', '-1 h 30 min'],
    [null, '', ''],
  ])('of %j minutes is %s', (value, zh, en) => {
    const field = fieldOf();
    expect([field.kind.format(value, field), field.kind.format(value, field, 'en')]).toEqual([zh, en]);
    if (value !== null)
      expect(field.kind.parse(zh.replace('-', ''), field)).toEqual({ ok: true, value: Math.abs(value) });
  });

  it('has days where it is stored in days, and its bounds', () => {
    const days = fieldOf({ unit: 'day', columnType: 'decimal', max: 2 });
    expect(days.kind.format(1.5, days)).toBe('1天12小时');
    expect(days.kind.checks(days, 'form').map((check) => check(3, false)?.rule)).toEqual(['form.max']);
  });
});
