import type { App } from '../../../runtime/host/AppContext.ts';
import { sheetOf } from '../../../runtime/model/print/papers.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { DesignedTemplate, PrintDesigns } from '../../../runtime/wire/print/PrintDesign.ts';

/** A line of the list of templates. */
export interface TemplateRow {
  readonly template: DesignedTemplate;
  readonly tableTitle: string;
  /** Code of its catalogue; undefined: it is in none that is there. */
  readonly catalog: string | undefined;
  readonly catalogTitle: string;
  readonly paper: string;
  readonly isDefault: boolean;
  /** The only language that it is printed in; empty: each. */
  readonly language: string;
  readonly state: string;
}

/** The paper of a template in words. */
export const paperText = ({ paper }: PrintSchema, t: App['t']): string => {
  const sheet = sheetOf(paper);
  const { size } = paper;
  if (typeof size !== 'string')
    return t('printDesign.ownPaper', { width: sheet?.width ?? 0, height: sheet?.height ?? 0 });
  return paper.landscape === true ? t('printDesign.landscape', { name: size }) : size;
};

const languages: Readonly<Record<string, string>> = { zh: '中文', en: 'English' };

const stateOf = ({ version, isShipped }: DesignedTemplate, t: App['t']): string => {
  if (version === 0) return t('printDesign.shipped');
  return t(isShipped ? 'printDesign.overridden' : 'printDesign.version', { n: version });
};

/** The lines of the list, by documents and title. */
export const templateRows = (
  { templates, catalogs, tables }: PrintDesigns,
  t: App['t'],
): readonly TemplateRow[] => {
  const tableTitles = new Map(tables.map(({ table, title }) => [table, title] as const));
  const byCode = new Map(catalogs.map((one) => [one.code.toLowerCase(), one] as const));
  const rows = templates.map((template): TemplateRow => {
    const schema = template.schema as unknown as PrintSchema; // the server checked it before it was in force
    const catalog = byCode.get((schema.catalog ?? '').toLowerCase());
    return {
      template,
      tableTitle: tableTitles.get(template.table) ?? template.table,
      catalog: catalog?.code,
      catalogTitle: catalog?.title ?? t('printDesign.uncategorized'),
      paper: paperText(schema, t),
      isDefault: schema.isDefault === true,
      language: languages[schema.language ?? ''] ?? '',
      state: stateOf(template, t),
    };
  });
  return rows.toSorted(
    (a, b) =>
      a.tableTitle.localeCompare(b.tableTitle, 'zh') ||
      a.template.title.localeCompare(b.template.title, 'zh'),
  );
};
