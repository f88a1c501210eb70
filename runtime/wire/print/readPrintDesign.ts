import type { Issue } from '../../model/schema/Issue.ts';
import { isObject, type JsonObject } from '../../model/schema/Json.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { bool, json, listOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type { DesignedTemplate, PrintCatalog, PrintDesigns, PrintTable } from './PrintDesign.ts';

const jsonObject: Shape<JsonObject> = (value, path) => {
  const found = json(value, path);
  return isObject(found) ? found : {};
};

/** The answer of `designs`. */
export const printDesigns: Reader<PrintDesigns> = object<PrintDesigns>({
  templates: listOf(
    object<DesignedTemplate>({
      ...{ name: text, title: text, table: text, version: number, isShipped: bool, schema: jsonObject },
    }),
  ),
  catalogs: listOf(object<PrintCatalog>({ code: text, title: text, parent: maybe(text) })),
  tables: listOf(object<PrintTable>({ table: text, title: text })),
});

/** What is wrong with a draft, as the screen shows it. */
export interface ShownTemplateCheck {
  readonly issues: readonly Issue[];
}

/** The answer of `check`. */
export const templateChecked: Reader<ShownTemplateCheck, { readonly issues: readonly SentIssue[] }> = reading(
  object<{ readonly issues: readonly SentIssue[] }>({ issues: listOf(sentIssue, 10_000) }),
  ({ issues }) => ({ issues: issues.map(shownIssue) }),
);
