import { expect, it } from 'vitest';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

const catalog = createCatalog(readBundle(new URL('../../schemas/', import.meta.url).pathname));
const tables = catalog.tableNames.flatMap((name) => catalog.table(name) ?? []);

const isTyped = ({ readonly, formula, editRowNo, stamp }: ResolvedField): boolean =>
  readonly !== true && formula === undefined && editRowNo !== undefined && stamp === undefined;

/** A shift ends on the next day; the hook of substitutes names both days itself. */
const others: readonly string[] = ['Cal_PlanShift.EndTime', 'Sys_WorkFlowSubstitute.EndDate'];

it('an end that people type is not before its start', () => {
  const free = tables.flatMap(({ table, fields, byName }) =>
    fields.flatMap((field) => {
      const starts = ['Start', 'Begin'].map((word) => byName.get(field.field.replace('End', word)));
      const start = starts.find((one) => one !== undefined && one !== field);
      const name = `${table}.${field.field}`;
      if (!('notBefore' in field.kind.options) || start === undefined || !isTyped(field)) return [];
      return field.notBefore === start.field || others.includes(name) ? [] : [name];
    }),
  );
  expect(free).toEqual([]);
});

it('a quantity, a price or an amount that people type has a least value', () => {
  const free = tables.flatMap(({ table, fields }) =>
    fields
      .filter((field) => isTyped(field) && /(数|数量|单价|金额|价|工时|重量)(\(.*\))?$/.test(field.title))
      .filter(({ kind, min }) => ['decimal', 'number'].includes(kind.name) && min === undefined)
      .map(({ field }) => `${table}.${field}`),
  );
  expect(free).toEqual([]);
});

it('an amount that other documents settle is typed nowhere', () => {
  const typed = tables.flatMap(({ table, fields }) =>
    fields
      .filter((field) => isTyped(field) && /^已[收付]/.test(field.title))
      .map(({ field }) => `${table}.${field}`),
  );
  expect(typed).toEqual([]);
});
