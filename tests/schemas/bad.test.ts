import { describe, expect, it } from 'vitest';
import '../../runtime/model/formulas/registerLanguages.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { check } from '../../scripts/schema/check.ts';
import { badFiles, baseFiles } from './fixture.ts';

const types = fieldTypeRegistry();
const world = {
  hooks: ['unique'],
  pageTypes: ['list', 'tree', 'report', 'calendar', 'scan'],
  cellTypes: ['tag'],
  providers: ['regions'],
  validators: ['creditCode'],
  belowTypes: ['amountInWords'],
  keyPresses: ['upperCase'],
  cellClicks: ['copy'],
  fieldActions: ['picker'],
};

describe('the schema check names every mistake with its place', () => {
  it('finds nothing in correct files', () => {
    expect(check(baseFiles, new Map(), types, world, 'en')).toEqual({
      lines: [],
      failed: false,
      files: baseFiles.size,
    });
  });

  it.each(badFiles)('$name', async ({ path, text, expected }) => {
    const { lines, failed } = check(baseFiles, new Map([[path, text]]), types, world, 'en');
    expect(failed).toBe(true);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(expected);
  });

  it('has a word in Chinese for each of them, without an open placeholder', () => {
    for (const { path, text, name } of badFiles) {
      const { lines } = check(baseFiles, new Map([[path, text]]), types, world, 'zh');
      expect(lines.length, name).toBeGreaterThan(0);
      for (const line of lines) expect(line, name).not.toMatch(/schema\.[a-z]|\{[a-z]+\}/);
    }
  });
});
