import { tableFormulas } from '../../runtime/model/formulasOf.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** A table that cannot run, with the reason in both languages. */
export interface BrokenTable {
  readonly table: string;
  readonly because: string;
}

/** What an operator can do about it. */
const mend = '请运行 npm run -s schema -- check 查看位置 / npm run -s schema -- check shows the place';

/** Why a table cannot run: a field of an unknown type, or a formula that cannot be read. */
function reasonOf(catalog: SchemaCatalog, name: string): string | undefined {
  const document = catalog.document(name);
  if (document === undefined) return undefined;
  const unknown = document.main.fields.find(({ type }) => catalog.types.get(type) === undefined);
  if (unknown !== undefined)
    return `字段 ${unknown.field} 的类型 ${unknown.type} 未知 / the field ${unknown.field} has the unknown type ${unknown.type}; ${mend}`;
  const [issue] = tableFormulas(document.main, document).issues;
  return issue === undefined
    ? undefined
    : `${issue.path} 的公式无法使用 / the formula of ${issue.path} cannot be used; ${mend}`;
}

/** The tables of a catalog that cannot run. */
export function brokenTables(catalog: SchemaCatalog): readonly BrokenTable[] {
  return catalog.tableNames.flatMap((table) => {
    const because = reasonOf(catalog, table);
    return because === undefined ? [] : [{ table, because }];
  });
}

/** The bundle without these tables and their pages, so that the rest of the product runs. */
export function withoutTables(bundle: SchemaBundle, broken: readonly BrokenTable[]): SchemaBundle {
  const names = new Set(broken.map(({ table }) => table));
  return {
    ...bundle,
    tables: new Map([...bundle.tables].filter(([name]) => !names.has(name))),
    pages: bundle.pages.filter((page) => !('table' in page) || !names.has(String(page.table))),
  };
}
