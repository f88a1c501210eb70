import { readPaths } from '../../../expressions/index.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { hiddenFlag } from '../fields/stateFields.ts';
import { isTree } from '../formulas/isTree.ts';
import { mainName } from '../formulas/recordScope.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Row } from '../schema/Row.ts';

/** Names of fields by table. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

const nobody: ReadonlySet<string> = new Set();

/**
 * The document's tables for a record in which a flow node hides fields (`hiddenFlag` of its row). Hidden
 * fields become `withheld`. The server evaluates the formulas and conditions that read them, as for fields
 * that a role hides. Returns `doc` itself when no field is hidden.
 */
export function withheldDocument(doc: DocumentTable, row: Row): DocumentTable {
  const flag = row[hiddenFlag];
  if (typeof flag !== 'string' || flag === '') return doc;
  const hidden = namesIn(doc, flag);
  const frozen = computedOf(doc, hidden);
  return {
    main: shaped(doc, doc.main, hidden, frozen),
    details: doc.details.map(({ schema, table }) => ({ schema, table: shaped(doc, table, hidden, frozen) })),
  };
}

function namesIn({ main }: DocumentTable, flag: string): Names {
  const names = new Map<string, Set<string>>();
  for (const named of flag.split(',')) {
    const [first = '', second] = named.split('.');
    const table = second === undefined ? main.table : first;
    names.set(table, (names.get(table) ?? new Set()).add(second ?? first));
  }
  return names;
}

/** Computed fields that read a hidden field, directly or through other computed fields. */
function computedOf(doc: DocumentTable, hidden: Names): Names {
  const found = new Map<string, Set<string>>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const table of [doc.main, ...doc.details.map((detail) => detail.table)])
      for (const { field, formula } of table.fields) {
        const own = found.get(table.table) ?? new Set();
        if (formula === undefined || own.has(field) || !reads(doc, table, formula, [hidden, found])) continue;
        found.set(table.table, own.add(field));
        isNew = true;
      }
  }
  return found;
}

/** True when an expression reads one of these fields: of the record, its rows or its header. */
function reads(
  doc: DocumentTable,
  table: ResolvedTable,
  expression: Condition,
  of: readonly Names[],
): boolean {
  if (!isTree(expression)) return true;
  const isOne = (owner: string, field: string | undefined): boolean =>
    of.some((names) => {
      const own = names.get(owner) ?? nobody;
      return field === undefined || field.startsWith('*') ? own.size > 0 : own.has(field);
    });
  const paths = readPaths(expression);
  return paths.some((path) => {
    // When an expression iterates over rows, only the columns it reads count.
    if (paths.some((other) => other.startsWith(`${path}.`))) return false;
    const [first = '', second] = path.split('.');
    if (first === mainName) return isOne(doc.main.table, second);
    if (isOne(table.table, first === '*' ? undefined : first)) return true;
    return table === doc.main && doc.details.some((one) => one.table.table === first && isOne(first, second));
  });
}

function shaped(doc: DocumentTable, table: ResolvedTable, hidden: Names, frozen: Names): ResolvedTable {
  const fields = table.fields.map((field): ResolvedField => {
    const { formula, visibleWhen, readonlyWhen, requiredWhen, ...plain } = field;
    if (hidden.get(table.table)?.has(field.field))
      return { ...plain, required: false, hidden: true, withheld: true };
    const isKept = (condition: Condition | undefined): condition is Condition =>
      condition !== undefined && !reads(doc, table, condition, [hidden]);
    return {
      ...plain,
      ...(formula === undefined
        ? {}
        : frozen.get(table.table)?.has(field.field)
          ? { readonly: true, required: false }
          : { formula }),
      ...(isKept(visibleWhen) ? { visibleWhen } : {}),
      ...(isKept(readonlyWhen) ? { readonlyWhen } : {}),
      ...(isKept(requiredWhen) ? { requiredWhen } : {}),
    };
  });
  return { ...table, fields, byName: new Map(fields.map((field) => [field.field, field])) };
}
