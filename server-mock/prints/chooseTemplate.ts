import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { numberFieldOf } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Filler } from '../../runtime/model/print/Filler.ts';
import type { PrintSchema } from '../../runtime/model/schema/PrintSchema.ts';

/** Number of a document, as users know it. */
export const numberOf = ({ main }: Document, { main: table }: DocumentTable): string =>
  String(main[numberFieldOf(table)?.field ?? table.key] ?? '');

const refusalOf = (
  filler: Filler,
  template: PrintSchema,
  documents: readonly Document[],
  doc: DocumentTable,
) => {
  for (const document of documents) {
    const reason = filler.exclusion(template, document);
    if (reason !== undefined) return `${numberOf(document, doc)}：${reason}`;
  }
  return undefined;
};

/**
 * The first of some templates that prints all documents; `refused`: what the first one says when none does. The list is not
 * empty.
 */
export const chooseTemplate = (
  filler: Filler,
  [first, ...others]: readonly [PrintSchema, ...PrintSchema[]],
  documents: readonly Document[],
  doc: DocumentTable,
): { readonly template: PrintSchema } | { readonly refused: string } => {
  const refused = refusalOf(filler, first, documents, doc);
  if (refused === undefined) return { template: first };
  const other = others.find((one) => refusalOf(filler, one, documents, doc) === undefined);
  return other === undefined ? { refused } : { template: other };
};
