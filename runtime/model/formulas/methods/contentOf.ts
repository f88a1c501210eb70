import type { FieldName } from '../../../../expressions/index.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';

/** A tag inside the text as the tag input writes it: `[[{"value":"数量","field":"Qty"}]]`. */
const TAG = /\[\[(\{[^{}]*\})\]\]/g;

/**
 * A custom formula's text and the names in it. A tag in the text becomes its field's code; the label of a tag means its
 * field, whatever else is called so.
 */
export function contentOf(
  entry: Pick<FormulaEntry, 'content' | 'params'>,
  fields: readonly FieldName[],
): { readonly source: string; readonly fields: readonly FieldName[] } {
  const source = entry.content.replace(TAG, (whole, tag: string) => codeIn(tag) ?? whole);
  const labels = new Map(entry.params.map((tag): [string, string] => [tag.value, tag.field]));
  const tagged = [...labels]
    .filter(([, code]) => fields.some((field) => field.code === code))
    .map(([title, code]) => ({ code, title }));
  const others = fields.filter(({ title }) => title === undefined || !labels.has(title));
  return { source, fields: [...tagged, ...others] };
}

function codeIn(tag: string): string | undefined {
  try {
    const { field } = JSON.parse(tag) as { readonly field?: unknown };
    return typeof field === 'string' ? `[${field}]` : undefined;
  } catch {
    // What is no tag stays as typed, and the parser says what it thinks of it.
    return undefined;
  }
}
