import type { FilledBlock, FilledPrint } from '../../model/print/FilledPrint.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import { isObject, type JsonObject } from '../../model/schema/Json.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { bool, json, listOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type {
  CodeBar,
  CutFont,
  DesignedTemplate,
  DrawnCodes,
  PrintCatalog,
  PrintDesigns,
  PrintTable,
  TemplatePreview,
} from './PrintDesign.ts';

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
  roles: listOf(text),
  tables: listOf(object<PrintTable>({ table: text, title: text })),
});

const blocks: Shape<readonly FilledBlock[]> = (value, path) =>
  listOf(jsonObject)(value, path).map((block) => ({ ...block, kind: String(block.kind) }));

/** The answer of `preview`. What the blocks hold is made and read by their kinds. */
export const templatePreview: Reader<TemplatePreview> = object<TemplatePreview>({
  documents: listOf(object<FilledPrint>({ header: blocks, body: blocks, footer: blocks })),
  notes: listOf(text),
});

const bars: Shape<readonly CodeBar[] | null> = (value, path) =>
  value === null
    ? null
    : listOf(listOf(number))(value, path).map(([left = 0, top = 0, width = 0, height = 0]) => [
        left,
        top,
        width,
        height,
      ]);

/** The answer of `codes`. */
export const drawnCodes: Reader<DrawnCodes> = object<DrawnCodes>({ codes: listOf(bars) });

/** The answer of `font`. */
export const cutFont: Reader<CutFont> = object<CutFont>({ font: text });

/** What is wrong with a draft, as the screen shows it. */
export interface ShownTemplateCheck {
  readonly issues: readonly Issue[];
}

/** The answer of `check`. */
export const templateChecked: Reader<ShownTemplateCheck, { readonly issues: readonly SentIssue[] }> = reading(
  object<{ readonly issues: readonly SentIssue[] }>({ issues: listOf(sentIssue, 10_000) }),
  ({ issues }) => ({ issues: issues.map(shownIssue) }),
);
