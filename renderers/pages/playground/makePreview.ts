import type { App } from '../../../runtime/host/AppContext.ts';
import type { PreviewIssue } from '../../../runtime/host/windowJig.ts';
import { placeOf } from '../../../runtime/model/check/placeOf.ts';
import { splitPath } from '../../../runtime/model/check/pointer.ts';
import { readFile } from '../../../runtime/model/check/readFile.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { messageOf, text as messageText } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { kindNamed, kindOf, previewKinds } from './kinds/index.ts';
import { type Part, type Preview, type PreviewKind, parts } from './PreviewKind.ts';
import type { Source } from './Source.ts';

/** Preview of a source, with the places of its issues. */
export interface MadePreview {
  readonly source: Source;
  readonly kind: PreviewKind | undefined;
  readonly draw: Preview['draw'];
  readonly issues: readonly PreviewIssue[];
}

/** Maximum length of a part's text, in KB. */
const mostKb = 1024;

/** Parses the texts, asks the kind, and locates every issue. Never throws. */
export async function makePreview(app: App, source: Source): Promise<MadePreview> {
  const issues: Issue[] = [...(source.notes ?? [])];
  const values: Partial<Record<Part, Json>> = {};
  for (const part of parts) {
    const text = source.texts[part];
    if (text.trim() === '' && (part !== 'schema' || issues.length > 0)) continue;
    if (text.length > mostKb * 1024) {
      issues.push(schemaIssue('playground.tooBig', `${part}#`, { n: mostKb }));
      continue;
    }
    const read = readFile(part, text);
    issues.push(...read.issues);
    if (read.value !== undefined) values[part] = read.value;
  }
  const { schema } = values;
  const kind = source.kind === '' && schema !== undefined ? kindOf(schema) : kindNamed(source.kind);
  let draw: Preview['draw'];
  if (!kind && source.kind !== '') {
    const allowed = previewKinds.map((one) => one.kind).join(', ');
    issues.push(schemaIssue('playground.unknownKind', 'schema#', { name: source.kind, allowed }));
  }
  if (kind && schema !== undefined) {
    try {
      const made = await kind.read(app, { schema, uiSchema: values.uiSchema, data: values.data });
      issues.push(...made.issues);
      ({ draw } = made);
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : String(problem);
      issues.push(schemaIssue('shell.rendererFailed', 'schema#', { name: app.t(kind.label), text }));
    }
  }
  return { source, kind, draw, issues: issues.map((issue) => placed(app, source, issue)) };
}

function placed(app: App, source: Source, issue: Issue): PreviewIssue {
  const { file, pointer } = splitPath(issue.path);
  const part = parts.find((one) => one === file) ?? 'schema';
  const { line, column } = issue.params;
  // Invalid JSON has no pointers; use the position where the parser stopped.
  const at =
    typeof line === 'number' && typeof column === 'number'
      ? { line, column }
      : placeOf(source.texts[part], pointer);
  const meant = issue.fix ? messageText('schema.didYouMean', app.locale, { name: issue.fix.title }) : '';
  return {
    part,
    path: pointer,
    ...at,
    severity: issue.severity,
    message: messageOf(issue, app.locale) + meant,
  };
}
