import { readPaths } from '../../../expressions/index.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { readCondition } from '../formulas/readExpression.ts';
import { mainName } from '../formulas/recordScope.ts';
import type { Condition } from '../schema/Condition.ts';

/** Names of fields. `all` when the names are known only at run time. */
export type FieldNames = ReadonlySet<string> | 'all';

/** Fields that a header and the rows of a detail read of each other. */
interface DetailReads {
  /** Columns of the rows that header expressions read. */
  readonly columns: FieldNames;
  /** Header fields that row expressions read through `$main`. */
  readonly main: FieldNames;
}

const known = new WeakMap<DocumentTable, Map<string, DetailReads>>();

/** Fields that the header and the rows of a detail read of each other. Computed once per document table. */
export function detailReads(doc: DocumentTable, detail: ResolvedTable): DetailReads {
  const made = known.get(doc) ?? new Map<string, DetailReads>();
  known.set(doc, made);
  const found = made.get(detail.table) ?? {
    columns: columnsRead(doc.main, detail),
    main: mainRead(detail),
  };
  made.set(detail.table, found);
  return found;
}

/** Union of two sets of names. */
export function bothNames(one: FieldNames, other: FieldNames): FieldNames {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
}

function columnsRead(main: ResolvedTable, detail: ResolvedTable): FieldNames {
  // A named check may read any field of its record.
  if (main.fields.some((field) => field.validator !== undefined)) return 'all';
  const derived = (main.derivedFrom ?? []).filter((link) => link.detail === detail.table);
  const links = (main.derivedFrom ?? []).map(({ when }) => when);
  const conditions = [...main.fields.flatMap(conditionsOf), ...links, main.progress?.void].filter(
    (one) => one !== undefined,
  );
  return namesUnder(
    detail.table,
    conditions,
    derived.map((link) => link.field),
    (name) => detail.byName.has(name),
  );
}

function mainRead(detail: ResolvedTable): FieldNames {
  if (detail.fields.some((field) => field.validator !== undefined)) return 'all';
  const dependencies = detail.fields.flatMap(({ dependsOn = [], notBefore }) => [
    ...dependsOn.map((one) => one.field),
    ...(notBefore === undefined ? [] : [notBefore]),
  ]);
  return namesUnder(
    mainName,
    detail.fields.flatMap(conditionsOf),
    dependencies.flatMap((name) =>
      name.startsWith(`${mainName}.`) ? [name.slice(mainName.length + 1)] : [],
    ),
    () => true,
  );
}

function conditionsOf(field: ResolvedField): readonly Condition[] {
  const { formula, visibleWhen, readonlyWhen, requiredWhen } = field;
  return [formula, visibleWhen, readonlyWhen, requiredWhen].filter((one) => one !== undefined);
}

/**
 * The second steps of paths that begin with `owner`. Iterating over the rows without naming a field reads all
 * fields.
 */
function namesUnder(
  owner: string,
  conditions: readonly Condition[],
  more: readonly string[],
  isField: (name: string) => boolean,
): FieldNames {
  const names = new Set(more);
  for (const condition of conditions) {
    const tree = readCondition(condition);
    // An expression with a syntax error always fails, so it reads no fields.
    if (!tree.ok) continue;
    const paths = readPaths(tree.value);
    for (const path of paths) {
      const [first, second] = path.split('.', 2);
      if (first === '*') return 'all';
      if (first !== owner || paths.some((other) => other.startsWith(`${path}.`))) continue;
      if (second === undefined || !isField(second)) return 'all';
      names.add(second);
    }
  }
  return names;
}
