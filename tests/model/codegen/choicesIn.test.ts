import { describe, expect, it } from 'vitest';
import { choicesIn, keptKeys, textOfChoices, writtenIn } from '../../../runtime/model/codegen/choicesIn.ts';

/** A text, whether its column holds whole numbers, and the choices: key, label, `-` before hidden ones. */
const cases: readonly (readonly [string, boolean, string])[] = [
  ['正常,异常', true, '1正常 2异常'],
  ['正常，异常；停用', false, '正常正常 异常异常 停用停用'],
  ['1:正常,0:异常', true, '1正常 0异常'],
  ['A:甲:乙', false, 'A甲:乙'],
  ['"08:00-16:00","16:00-24:00"', true, '108:00-16:00 216:00-24:00'],
  ['D:"白班, 8小时",N:夜班', false, 'D白班, 8小时 N夜班'],
  ['"不完整,的引号', false, '"不完整,的引号"不完整,的引号'],
  [' , ', true, ''],
];

const said = (options: ReturnType<typeof choicesIn>): string =>
  options.map(({ key, value, hidden }) => `${hidden ? '-' : ''}${key}${value}`).join(' ');

describe('the choices of a text', () => {
  it.each(cases)('%s (whole: %s)', (text, isWhole, expected) => {
    expect(said(choicesIn(text, isWhole))).toBe(expected);
  });

  it.each(cases)(
    'are written from rows so that they read the same: %s (whole: %s)',
    (text, isWhole, expected) => {
      const written = textOfChoices(writtenIn(text));
      expect(said(choicesIn(written, isWhole)).replaceAll('”', '"')).toBe(expected);
    },
  );

  it('keep their keys when they are moved, and when one text is changed', () => {
    const before = writtenIn('1:正常,0:异常');
    expect(textOfChoices(keptKeys(before, ['异常', '正常']))).toBe('0:异常,1:正常');
    expect(textOfChoices(keptKeys(before, ['合格', '异常']))).toBe('1:合格,0:异常');
    expect(textOfChoices(keptKeys(before, ['待检', '正常', '异常']))).toBe('待检,1:正常,0:异常');
  });

  it('keep the number of their place when one text alone changes', () => {
    const first = choicesIn('正常,异常', true);
    const renamed = choicesIn('合格,异常', true, first);
    expect(said(renamed)).toBe('1合格 2异常');
    expect(choicesIn('合格,异常', true, renamed)).toEqual(renamed);
    // Two changes, or one more choice, are other choices.
    expect(said(choicesIn('好,坏', true, first))).toBe('3好 4坏 -1正常 -2异常');
    expect(said(choicesIn('异常,正常', true, first))).toBe('2异常 1正常');
    // One that was there before comes back as itself.
    const less = choicesIn('正常', true, first);
    expect(said(choicesIn('异常', true, less))).toBe('2异常 -1正常');
  });

  it('keep the numbers of texts, whatever stands before them, and hide what is taken out', () => {
    const first = choicesIn('正常,异常', true);
    const more = choicesIn('待检,正常,异常', true, first);
    expect(said(more)).toBe('3待检 1正常 2异常');
    const less = choicesIn('待检,正常', true, more);
    expect(said(less)).toBe('3待检 1正常 -2异常');
    expect(said(choicesIn('异常,待检,返修', true, less))).toBe('2异常 3待检 4返修 -1正常');
    // Read once more, the same text says the same.
    expect(choicesIn('待检,正常', true, less)).toEqual(less);
  });
});
