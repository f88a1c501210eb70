import type { App } from '../../../runtime/host/AppContext.ts';
import { checkTable } from '../../../runtime/model/check/checkTable.ts';
import { expressionIssues } from '../../../runtime/model/check/expressionIssues.ts';
import { metaOf } from '../../../runtime/model/check/kinds/metaOf.ts';
import { table as tableKind } from '../../../runtime/model/check/kinds/table.ts';
import { migrate } from '../../../runtime/model/check/migrations.ts';
import { pointer } from '../../../runtime/model/check/pointer.ts';
import { prune } from '../../../runtime/model/check/prune.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { checkShape } from '../../../runtime/model/check/shape.ts';
import { readableIn } from '../../../runtime/model/check/typeOfFields.ts';
import { layersOf } from '../../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../../runtime/model/fields/resolve/resolve.ts';
import { isTree } from '../../../runtime/model/formulas/isTree.ts';
import { prepareLanguages } from '../../../runtime/model/formulas/registerLanguages.ts';
import { resolveWritten } from '../../../runtime/model/formulas/resolveWritten.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MixinSchema, TableSchema } from '../../../runtime/model/schema/TableSchema.ts';

/** The usable part of a table schema, and all its issues. */
export interface ReadTable {
  readonly table: ResolvedTable | undefined;
  readonly issues: readonly Issue[];
}

const part = 'schema';

/**
 * Reads a table schema while the user writes it.
 * Checks the shape, then the rules that need no other schema, then calls `resolve`. Fields without a position
 * are placed one below the other in the form.
 */
export async function readTable(app: App, document: JsonObject): Promise<ReadTable> {
  await prepareLanguages();
  const migrated = migrate(tableKind, document, `${part}#`);
  if (!migrated.ok) return { table: undefined, issues: [migrated.issue] };
  const meta = metaOf(tableKind, app.fieldTypes);
  const shape = checkShape(meta, migrated.document, `${part}#`);
  const usable = prune(meta, migrated.document);
  if (!usable) return { table: undefined, issues: shape };
  const schema = placed(usable as unknown as TableSchema);
  const { mixins, issues: missing } = await mixinsOf(app, schema);
  const said = new Set(shape.map((issue) => issue.path));
  const details = await detailsOf(app, schema);
  const cellTypes = app.renderers.all('cell').map((look) => look.type);
  const between = checkTable(part, schema, mixins, app.fieldTypes, { cellTypes });
  const known = {
    tables: new Map([[schema.table, schema]]),
    mixins: new Map(mixins.map((one) => [one.mixin, one])),
  };
  const tables = { details: details.tables, mains: [] };
  const { table } = resolveWritten(layersOf(known, schema.table), app.fieldTypes, tables);
  return {
    table,
    issues: [
      ...shape,
      ...missing,
      ...details.issues,
      ...between.filter((issue) => !said.has(issue.path)),
      ...unreadFormulas(schema, table, tables.details),
    ],
  };
}

/**
 * Header formulas that cannot be read.
 * Only the server knows the rows, so the rule `expressions` skips a table with details. Without this check
 * the field would stay empty without any explanation.
 */
function unreadFormulas(
  schema: TableSchema,
  table: ResolvedTable,
  details: readonly ResolvedTable[],
): readonly Issue[] {
  if ((schema.details ?? []).length === 0) return [];
  const readable = readableIn(table, details);
  return schema.fields.flatMap(({ field, formula }, at) => {
    const made = table.byName.get(field)?.formula;
    return formula === undefined || made === undefined || isTree(made)
      ? []
      : expressionIssues(formula, `${part}#${pointer('fields', at, 'formula')}`, readable);
  });
}

/** Loads the detail tables from the server, since a header formula may name their fields. */
async function detailsOf(
  app: App,
  schema: TableSchema,
): Promise<{ readonly tables: readonly ResolvedTable[]; readonly issues: readonly Issue[] }> {
  const tables: ResolvedTable[] = [];
  const issues: Issue[] = [];
  for (const [at, { table }] of (schema.details ?? []).entries()) {
    const answer = await app.data.tableLayers(table);
    if (answer.ok) tables.push(resolve(answer.data.layers, app.fieldTypes).table);
    else
      issues.push(
        schemaIssue('playground.detail', `${part}#${pointer('details', at)}`, { name: table }, 'warning'),
      );
  }
  return { tables, issues };
}

function placed(schema: TableSchema): TableSchema {
  const isPlaced = schema.fields.some((field) => field.editRowNo !== undefined);
  if (isPlaced || (schema.mixins ?? []).length > 0) return schema;
  return { ...schema, fields: schema.fields.map((field, at) => ({ ...field, editRowNo: at + 1 })) };
}

/**
 * Loads mixins from the server, as layers of the table of the same name. None for a table the server does not
 * know.
 */
async function mixinsOf(
  app: App,
  schema: TableSchema,
): Promise<{ readonly mixins: readonly MixinSchema[]; readonly issues: readonly Issue[] }> {
  const names = schema.mixins ?? [];
  if (names.length === 0) return { mixins: [], issues: [] };
  const answer = await app.data.tableLayers(schema.table);
  const layers = answer.ok ? answer.data.layers.filter((layer) => layer.kind === 'mixin') : [];
  const mixins: MixinSchema[] = [];
  const issues: Issue[] = [];
  for (const [at, name] of names.entries()) {
    const layer = layers.find((one) => one.name === name);
    if (layer) mixins.push({ format: 1, mixin: name, fields: (layer.fields ?? []) as MixinSchema['fields'] });
    else
      issues.push(schemaIssue('playground.mixin', `${part}#${pointer('mixins', at)}`, { name }, 'warning'));
  }
  return { mixins, issues };
}
