import { CheckSubject } from '../../runtime/model/check/CheckSubject.ts';
import { viewIssues, worldOf } from '../../runtime/model/check/rules/views.ts';
import { tableFormulas } from '../../runtime/model/formulas/formulasOf.ts';
import { isMessageKey, text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import { viewKind } from '../../runtime/model/schema/viewsOf.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** An unusable table, with the reason in both languages. */
export interface BrokenTable {
  readonly table: string;
  readonly because: string;
}

/** Advice for the operator. */
const mend = '请运行 npm run -s schema -- check 查看位置 / npm run -s schema -- check shows the place';

const isLine = (line: unknown): boolean => {
  if (typeof line !== 'object' || line === null) return false;
  const { field, type = '' } = line as { readonly field?: unknown; readonly type?: unknown };
  return typeof field === 'string' && typeof type === 'string';
};

const areLines = (fields: unknown): boolean => Array.isArray(fields) && fields.every(isLine);

/** Why a view is unusable: the first mistake that the schema check finds in it, in both languages. */
function viewReason(subject: CheckSubject, view: ViewSchema): string | undefined {
  for (const { rule, params, path } of viewIssues(subject, worldOf(subject), view)) {
    const say = (locale: Locale): string => (isMessageKey(rule) ? text(rule, locale, params) : rule);
    return `${path} ${say('zh')} / ${say('en')}; ${mend}`;
  }
  return undefined;
}

/** Why a table is unusable: a missing part, an unknown type, or an unreadable formula. */
function reasonOf(catalog: SchemaCatalog, subject: CheckSubject, name: string): string | undefined {
  const written = catalog.bundle.tables.get(name);
  if (written === undefined || !areLines(written.fields))
    return `字段不是列表 / its fields are no list of fields; ${mend}`;
  // Without these parts a document would be saved without its own fields or rows.
  for (const mixin of written.mixins ?? [])
    if (!areLines(catalog.bundle.mixins.get(mixin)?.fields))
      return `缺少混入 ${mixin} / its mixin ${mixin} is missing; ${mend}`;
  const gone = written.details?.find(({ table }) => !catalog.bundle.tables.has(table));
  if (gone !== undefined)
    return `缺少明细表 ${gone.table} / its detail table ${gone.table} is missing; ${mend}`;
  if (written.view !== undefined) return viewReason(subject, written.view);
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

/** Like {@link reasonOf}, but also covers files so malformed that reading them throws. */
function shownReason(catalog: SchemaCatalog, subject: CheckSubject, name: string): string | undefined {
  try {
    return reasonOf(catalog, subject, name);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `无法读取（${message}）/ it cannot be read (${message}); ${mend}`;
  }
}

/** Unusable tables of a catalog. */
export function brokenTables(catalog: SchemaCatalog): readonly BrokenTable[] {
  // One subject for all views: it resolves each table once.
  const subject = new CheckSubject(catalog.bundle, catalog.types, {});
  return catalog.tableNames.flatMap((table) => {
    const because = shownReason(catalog, subject, table);
    return because === undefined ? [] : [{ table, because }];
  });
}

/** Removes these tables and their pages, so that the rest of the product runs. */
export function withoutTables(bundle: SchemaBundle, broken: readonly BrokenTable[]): SchemaBundle {
  const names = new Set(broken.map(({ table }) => table));
  return {
    ...bundle,
    tables: new Map([...bundle.tables].filter(([name]) => !names.has(name))),
    others: new Map(
      [...(bundle.others ?? [])].map(
        ([kind, schemas]) =>
          [
            kind,
            kind === viewKind ? new Map([...schemas].filter(([name]) => !names.has(name))) : schemas,
          ] as const,
      ),
    ),
    pages: bundle.pages.filter((page) => !('table' in page) || !names.has(String(page.table))),
  };
}
