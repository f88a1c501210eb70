import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionGroup } from '../../runtime/model/conditions/ConditionGroup.ts';
import { storedValue } from '../../runtime/model/conditions/conditionValue.ts';
import { drawnGroups } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import { editGroups, type GroupsEdit } from '../../runtime/model/conditions/drawn/editGroups.ts';
import { groupsSentence } from '../../runtime/model/conditions/groupsSentence.ts';
import { offeredOperators } from '../../runtime/model/conditions/offeredOperators.ts';
import { operatorOfFilterType } from '../../runtime/model/conditions/operators/index.ts';
import { readGroups } from '../../runtime/model/conditions/readGroups.ts';
import { randomCases } from '../setup/randomCases.ts';
import '../../runtime/model/explain/allMessages.ts';
import edits from './cases/conditionEdits.json' with { type: 'json' };
import stored from './cases/conditionGroups.json' with { type: 'json' };
import { orderDocument as doc } from './orderDocument.ts';

interface EditCase {
  readonly says: string;
  readonly stored: unknown;
  readonly edit: GroupsEdit & { readonly without?: readonly string[] };
  readonly after: unknown;
}

describe('conditions as a builder edits them', () => {
  it.each(edits as unknown as readonly EditCase[])('$says', ({ stored: before, edit, after }) => {
    const { without = [], ...plain } = edit;
    // JSON has no undefined.
    const gone = Object.fromEntries(without.map((key) => [key, undefined]));
    const done = 'keys' in plain ? { ...plain, keys: { ...plain.keys, ...gone } } : plain;
    expect(editGroups(before, done)).toEqual(after);
  });

  it.each(stored as readonly { says: string; stored: unknown }[])(
    'are drawn as they are read, and mean the same once something was written: $says',
    ({ stored: source }) => {
      const groups = drawnGroups(source);
      if (groups === undefined) return expect(readGroups(source, doc).issues).not.toEqual([]);
      const first = groups.find(({ conditions }) => conditions.length > 0);
      if (first === undefined) return expect(readGroups(source, doc).groups).toEqual([]);
      const group = groups.indexOf(first);
      const same = editGroups(source, { do: 'join', group, joint: first.joint });
      expect(readGroups(same, doc).groups).toEqual(readGroups(source, doc).groups);
    },
  );

  it('are places of what is wrong with them', () => {
    const source = [
      { field: 'Qty', filterType: '=', value: 'x' },
      { tjzType: 'and', tjOptions: [{ field: 'Code' }, { field: 'Nothing', value: 1 }] },
    ];
    const paths = drawnGroups(source)?.flatMap(({ conditions }) => conditions.map(({ path }) => path)) ?? [];
    const wrong = readGroups(source, doc).issues.map(({ path }) => path);
    expect(wrong).toEqual(['/0/value', '/1/tjOptions/0/value', '/1/tjOptions/1/field']);
    for (const path of wrong) expect(paths.some((one) => path.startsWith(`${one}/`))).toBe(true);
  });

  it('are never lost and never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const drawn = drawnGroups(value) ?? [];
        const entries = drawn.flatMap(({ conditions }) => conditions);
        const after = drawnGroups(editGroups(value, { do: 'addGroup', condition: { field: 'Qty' } }));
        const kept = after?.flatMap(({ conditions }) => conditions.map(({ raw, stored: one }) => raw ?? one));
        expect(kept?.slice(0, entries.length) ?? []).toEqual(
          entries.map(({ raw, stored: one }) => raw ?? one),
        );
      }),
      { numRuns: randomCases },
    );
  });
});

describe('values of conditions while they are typed', () => {
  const typed = (field: string, sign: string, value: unknown) => {
    const found = doc.main.byName.get(field);
    const operator = operatorOfFilterType(sign);
    return found && operator && storedValue(value, found, operator);
  };
  it.each([
    ['a number is a number', 'Amount', '>', '100000', 100000],
    ['a number on its way is the number before its point', 'Amount', '>', '12.', 12],
    ['what is no number stays as it was typed', 'Amount', '>', '十万', '十万'],
    ['nothing is blank text', 'Amount', '>', null, ''],
    ['a day is its text', 'OrderDate', '>=', '2026-11-22', '2026-11-22'],
    ['choices are keys of the field’s type', 'Customer', 'in', ['1', '3'], [1, 3]],
    ['several numbers are a list', 'Qty', 'in', '1, 2', [1, 2]],
    ['part of a text is text, digits too', 'Code', 'like', '2026', '2026'],
    ['an operator that takes none has none', 'Code', 'empty', 'x', undefined],
  ])('%s', (_says, field, sign, value, after) => {
    expect(typed(field, sign, value)).toEqual(after);
  });
});

describe('what the workflow designer offers (specification 2 section 5)', () => {
  it.each([
    ['Qty', '= != > >= < <='],
    ['OrderDate', '= != > >= < <='],
    ['SentAt', '= != > >= < <='],
    ['Code', '= != in like'],
    ['Customer', 'in'],
    ['Tags', 'in'],
    ['Amount', '= != > >= < <= like in'],
    ['Urgent', '= != > >= < <= like in'],
  ])('%s is compared with %s', (name, signs) => {
    const field = doc.main.byName.get(name);
    expect(
      field &&
        offeredOperators(field, 'workflow')
          .map(({ sign }) => sign)
          .join(' '),
    ).toBe(signs);
  });
});

describe('conditions as a sentence', () => {
  it('speaks in titles and labels, details in their rows, groups joined by and', () => {
    const groups: readonly ConditionGroup[] = [
      { tjzType: 'and', tjOptions: [{ field: 'Amount', filterType: '>', value: 100000 }] },
      {
        tjzType: 'or',
        tjOptions: [
          { field: 'Level', filterType: 'in', value: ['A'] },
          { tableName: 'OrderList', field: 'Qty', filterType: '>=', value: 500, rows: 'sum' },
        ],
      },
    ];
    const label = () => '一级';
    const said = groupsSentence(groups, doc, 'zh', {
      label: ({ field }) => (field === 'Level' ? label() : undefined),
    });
    expect(said).toBe('金额 大于 100000 且 (等级 属于 [一级] 或 明细 的 件数 合计 大于等于 500)');
    expect(groupsSentence([], doc, 'zh')).toBe('始终成立');
  });
});
