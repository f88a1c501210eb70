import { checkExtension } from '../../runtime/model/fields/extension/checkExtension.ts';
import { extensionKinds, extensionTypeOf } from '../../runtime/model/fields/extension/extensionKinds.ts';
import { readExtensionField } from '../../runtime/model/fields/extension/PublishedField.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { extensionTable } from '../catalog/extensionTable.ts';
import { type Hook, type HookInput, type Moment, veto } from '../context/Hook.ts';
import { closedChoices } from './closedChoices.ts';
import { extensibleTable } from './extensibleTable.ts';
import { freeFieldCode } from './freeFieldCode.ts';
import { keepScale } from './keepScale.ts';
import { publishRows } from './publishRows.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Checks table, code and definition of a field before it is written. */
const check: Hook = async ({ call, stored, values }) => {
  const { catalog } = call.context;
  // Imports write rows without the steps of a save, so they are not allowed.
  if (call.path.endsWith('/import')) return veto('', 'extension.noImport');
  const next = { ...stored, ...values };
  const name = text(next.TableName);
  const table = extensibleTable(call, name);
  if (table === undefined) return veto('TableName', 'extension.notExtensible', { table: name });
  if (stored !== undefined && name !== stored.TableName) return veto('TableName', 'extension.codeFixed');
  if (text(next.FieldCode) === '')
    values.FieldCode = stored?.FieldCode ?? freeFieldCode(call.context.clock, table.byName);
  else if (stored !== undefined && text(next.FieldCode) !== stored.FieldCode)
    return veto('FieldCode', 'extension.codeFixed');
  const kind = extensionKinds(catalog.types).get(extensionTypeOf(text(next.FieldType)));
  keepScale(values, stored, kind);
  if (!kind?.chosen) values.DataDic = null;
  // A row holds JSON scalars only.
  const field = readExtensionField({ ...next, ...values } as JsonObject);
  values.FieldType = field.fieldType;
  const others = table.fields.filter((other) => other.field !== stored?.FieldCode);
  const before = stored && readExtensionField(stored as JsonObject);
  return [...checkExtension(field, others, catalog.types), ...closedChoices(call, field, before)];
};

/** Rules about the decimals of a field. */
const aboutDigits: ReadonlySet<string> = new Set(['migration.fewerDigits', 'schema.wholeResult']);

/** Column that an issue of the publication is about. Other migrations and questions about stored values concern the type. */
const columnOf = ({ rule, isQuestion }: Issue): string => {
  if (aboutDigits.has(rule)) return 'Scale';
  return isQuestion === true || rule.startsWith('migration.') ? 'FieldType' : '';
};

/** Publishes the new layer and column in the transaction, as the next schema version. */
const publish: Hook = async ({ call, db, stored, values }): Promise<readonly Issue[]> => {
  const table = text(values.TableName ?? stored?.TableName);
  const issues = await publishRows(db, call, table);
  return issues.map((issue) => ({ ...issue, path: columnOf(issue) }));
};

const byMoment: Partial<Record<Moment, (input: HookInput) => Promise<readonly Issue[]>>> = {
  addBefore: check,
  updateBefore: check,
  addInside: publish,
  updateInside: publish,
  delInside: publish,
};

/** Sys_Table_Extend: each row is a field of another table. A save publishes it at once, with history. */
export const extensionHook: Hook = async (input) =>
  input.table.table === extensionTable ? ((await byMoment[input.moment]?.(input)) ?? []) : [];
