import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { MixinSchema, TableSchema } from '../schema/TableSchema.ts';
import { type CheckOptions, CheckSubject, type SchemaRule } from './CheckSubject.ts';
import { duplicateField, formPlace, incompleteField } from './rules/fieldLines.ts';
import { missingSource } from './rules/fieldSources.ts';
import { defaults } from './rules/fieldValues.ts';
import { expressions, formulaCycle } from './rules/formulas.ts';
import { noEffect } from './rules/noEffect.ts';
import { columnNames } from './rules/tableSettings.ts';
import { unfillable } from './rules/unfillable.ts';
import { searchTypes, unknownType } from './rules/unknownNames.ts';
import { wholeResults } from './rules/wholeResults.ts';

/** Rules that need only the table and its mixins. */
const alone: readonly SchemaRule[] = [
  unknownType,
  duplicateField,
  incompleteField,
  missingSource,
  columnNames,
  formPlace,
  defaults,
  searchTypes,
  expressions,
  formulaCycle,
  wholeResults,
  unfillable,
  noEffect,
];

/**
 * Checks one table without other tables, dictionaries and pages, for a preview during typing. Paths are
 * `file#pointer`. Issues of a mixin's lines are omitted.
 */
export function checkTable(
  file: string,
  table: TableSchema,
  mixins: readonly MixinSchema[],
  types: FieldTypeRegistry,
  options: Omit<CheckOptions, 'files'> = {},
): readonly Issue[] {
  const subject = new CheckSubject(
    {
      tables: new Map([[table.table, table]]),
      mixins: new Map(mixins.map((mixin) => [mixin.mixin, mixin])),
      pages: [],
      dictionaries: new Map(),
      menus: [],
      permissionSets: [],
    },
    types,
    { ...options, files: new Map([[table, file]]) },
  );
  // Expressions of a table with details, or of a detail, read other tables. Those are unknown here.
  const sees = (rule: SchemaRule): boolean => rule !== expressions || (table.details ?? []).length === 0;
  return alone
    .filter(sees)
    .flatMap((rule) => [...rule.check(subject)])
    .filter((issue) => issue.path.startsWith(`${file}#`) && issue.params.name !== '$main');
}
