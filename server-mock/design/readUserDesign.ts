import { userDesign as userDesignKind } from '../../runtime/model/check/kinds/userDesign.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { FieldPatch, Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { designColumns, designFields } from '../../runtime/model/record/design/designFields.ts';
import type { DesignedField, DesignLines } from '../../runtime/model/record/design/FormDesign.ts';
import { layersOfDesign, yielding } from '../../runtime/model/record/design/layersOfDesign.ts';
import { type DesignTexts, readFormDesign } from '../../runtime/model/record/design/readFormDesign.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { translationsOf } from '../../runtime/model/texts/translationsOf.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** A user's form design of a document, on top of the tables with the user's role limits. */
interface UserDesign {
  /** Layers by table. */
  readonly layers: ReadonlyMap<string, readonly Layer[]>;
  /** Parts that cannot be read or applied. */
  readonly problems: readonly Issue[];
}

/** Administrator settings that override user designs. */
const globalLines = (catalog: SchemaCatalog, table: string): readonly FieldPatch[] =>
  catalog
    .layers(table)
    .filter(({ kind }) => kind === 'globalDesign')
    .flatMap(({ fields }) => fields?.filter(({ isGlobal }) => isGlobal) ?? []);

/** Parses a user's texts and applies them to the document. */
export const readUserDesign = (
  catalog: SchemaCatalog,
  { main, details }: DocumentTable,
  texts: DesignTexts,
): UserDesign => {
  const { design, problems } = readFormDesign(texts);
  const layers = new Map<string, readonly Layer[]>();
  const all: Issue[] = [...problems];
  const put = (table: string, lines: DesignLines): void => {
    const places = new Map(design.entries.map(({ field }, index) => [field, index + 1] as const));
    const fields = yielding(lines.fields, globalLines(catalog, table), (field) => places.get(field) ?? 0);
    layers.set(table, layersOfDesign('userDesign', userDesignKind.name, fields));
    all.push(...lines.problems);
  };
  const translations = translationsOf(catalog.source.bundle);
  const fieldsOf = ({ table, fields }: ResolvedTable): readonly DesignedField[] => {
    const written = catalog.source.table(table)?.byName;
    return fields.map((field) => {
      const title = written?.get(field.field)?.title ?? field.title;
      return { ...field, otherTitles: [title, ...translations(title)] };
    });
  };
  put(main.table, designFields(design, fieldsOf(main), 'user'));
  for (const { table = details[0]?.table.table, columns } of design.tables) {
    const detail = details.find((one) => one.table.table === table)?.table;
    if (detail !== undefined) put(detail.table, designColumns(columns, fieldsOf(detail), 'user'));
  }
  return { layers, problems: all };
};
