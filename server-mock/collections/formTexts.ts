import type { Question } from '../../runtime/model/collections/CollectionForm.ts';
import { gridColumns } from '../../runtime/model/fields/projections/layoutRows.ts';

/** A question as clients of this family of products draw it. */
const drawn = ({ field, title, type, required, width, choices, source }: Question) => ({
  field,
  title,
  type,
  required,
  readonly: false,
  colSize: Math.min(gridColumns, Math.max(1, Math.round((width * gridColumns) / 100))),
  data: choices.filter(({ hidden }) => hidden !== true),
  dataKey: source,
});

/** The texts beside a design that such clients read: fields with layout, and the questions in a row. */
export const formTexts = (
  questions: readonly Question[],
): { readonly FormOptions: string; readonly FormConfig: string } => ({
  FormOptions: JSON.stringify({
    fields: Object.fromEntries(questions.map(({ field }) => [field, null])),
    formOptions: questions.map((question) => [drawn(question)]),
    tables: [],
    tabs: [],
  }),
  FormConfig: JSON.stringify(questions.map(drawn)),
});
