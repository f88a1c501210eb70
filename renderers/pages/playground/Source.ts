import type { PreviewRequest } from '../../../runtime/host/windowJig.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Part } from './PreviewKind.ts';

/** Texts of the editors. A new object starts a new preview. */
export interface Source {
  /** Kind named by the user or a tool; empty: guess from the schema. */
  readonly kind: string;
  readonly texts: Readonly<Record<Part, string>>;
  /** Issues found before there was a text, e.g. an unreadable URL. */
  readonly notes?: readonly Issue[];
  /** True while the user types, to debounce the preview. */
  readonly typed?: boolean;
}

/** A source with a schema text only. */
export const sourceOf = (kind: string, schema: string, notes: readonly Issue[] = []): Source => ({
  kind,
  texts: { schema, uiSchema: '', data: '' },
  notes,
});

/** A tool's request as editor texts. Keeps text unchanged, so that broken JSON can be shown too. */
export function sourceOfRequest(request: PreviewRequest): Source {
  const notes: Issue[] = [];
  const write = (part: Part, value: unknown): string => {
    if (value === undefined) return '';
    if (typeof value === 'string' && part !== 'data') return value;
    try {
      return JSON.stringify(value, null, 2) ?? '';
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : String(problem);
      notes.push(schemaIssue('playground.notJson', `${part}#`, { text }));
      return '';
    }
  };
  const { schema, uiSchema, data } = request;
  const texts = {
    schema: write('schema', schema),
    uiSchema: write('uiSchema', uiSchema),
    data: write('data', data),
  };
  return { kind: typeof request.kind === 'string' ? request.kind : '', texts, notes };
}
