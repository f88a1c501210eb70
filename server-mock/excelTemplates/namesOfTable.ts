import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { catalogIn } from '../catalog/TranslatedCatalog.ts';
import type { UserCall } from '../http/Call.ts';
import { TemplateNames } from './TemplateNames.ts';

/** What placeholders of a table may name, in every language. Undefined: there is no such table. */
export const namesOfTable = (
  { context: { catalog } }: Pick<UserCall, 'context'>,
  table: string,
): { readonly names: TemplateNames; readonly doc: DocumentTable } | undefined => {
  const { source } = catalog;
  const name = source.nameOf(table);
  const doc = name === undefined ? undefined : source.document(name);
  if (name === undefined || doc === undefined) return undefined;
  const english = catalogIn(source, 'en').document(name);
  return { names: new TemplateNames(doc, english === undefined ? [] : [english]), doc };
};
