import { type FieldName, parseArithmetic } from '../../../../expressions/index.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { checkFixed, fixedOf } from './checkFixed.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { formulaIssue } from './formulaIssue.ts';

/**
 * Method 1000: arithmetic over fields. Rounds to `fixed` decimals, half away from zero; null when any input
 * is empty.
 */
export const custom: FormulaMethod = {
  method: 1000,
  title: 'designer.method.custom',
  type: 'number',
  inputs: ['content', 'places'],
  offered: (type) => type === 'number',
  check: (entry) => [...checkContent(entry), ...checkFixed(entry, 'fixed', 'Places')],
  tree(entry, fields) {
    const content = contentOf(entry, fields);
    const tree = parseArithmetic(
      content.source,
      content.fields === undefined ? {} : { fields: content.fields },
    );
    if (!tree.ok) return tree;
    const places = { kind: 'literal', value: fixedOf(entry.fixed) } as const;
    return {
      ok: true,
      value: { root: { kind: 'call', name: 'round', operands: [tree.value.root, places] } },
    };
  },
};

function checkContent(entry: FormulaEntry): readonly Issue[] {
  return entry.content.trim() === '' ? [formulaIssue('designer.formulaContent', 'content')] : [];
}

/** A tag in the text, as the tag input writes it: `[[{"value":"数量","field":"Qty"}]]`. */
const TAG = /\[\[(\{[^{}]*\})\]\]/g;

/**
 * Source of a custom formula and the names it may use. A tag in the text becomes its field's code. The label
 * of a tag always means its field, even if another field has the same title.
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
    // Invalid JSON is no tag: it stays as typed, and the parser reports it.
    return undefined;
  }
}
