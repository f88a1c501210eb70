import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { bundleOf, draftOf } from './kinds/BundleDraft.ts';
import { metaOf } from './kinds/metaOf.ts';
import { putDocument } from './kinds/namedSchemas.ts';
import { prune } from './prune.ts';
import { readDocument } from './readDocument.ts';
import { readFile } from './readFile.ts';
import { schemaIssue } from './schemaIssue.ts';
import { checkShape } from './shape.ts';

/** Result of reading schema files: the usable part as a bundle, the issues, and the file of each schema. */
interface ReadBundle {
  readonly bundle: SchemaBundle;
  readonly issues: readonly Issue[];
  /** The file of each schema object in the bundle. The list of menus maps to `menus.json`. */
  readonly files: ReadonlyMap<object, string>;
}

/**
 * Reads schema files (repository path -> text) into a bundle. Never throws. Text that is no JSON, an unknown
 * or newer format, wrong shapes and duplicate names become issues with the path `file#pointer`. Omits invalid
 * parts and uses the rest. Skips files under `schemas/meta`, the published JSON Schemas.
 */
export function readBundle(files: ReadonlyMap<string, string>, types: FieldTypeRegistry): ReadBundle {
  const draft = draftOf();
  const issues: Issue[] = [];
  const origin = new Map<object, string>();

  for (const [file, text] of files) {
    if (file.endsWith('.schema.json')) continue;
    const { value, issues: ofText } = readFile(file, text);
    for (const issue of ofText) issues.push(issue);
    if (value === undefined) continue;
    const read = readDocument(file, value);
    if (!read.ok) {
      issues.push(read.issue);
      continue;
    }
    const meta = metaOf(read.kind, types);
    const misshapen = checkShape(meta, read.document, `${file}#`);
    // Pushes one by one, because a spread of 100,000 arguments overflows the stack.
    for (const issue of misshapen) issues.push(issue);
    const usable = misshapen.length === 0 ? read.document : prune(meta, read.document);
    if (!usable) continue;
    const [schema, before] = putDocument(draft, read.kind, usable);
    origin.set(schema, file);
    if (before)
      issues.push(
        schemaIssue('schema.nameTaken', `${file}#`, { name: file, other: origin.get(before) ?? '' }),
      );
  }
  return { bundle: bundleOf(draft), issues, files: origin };
}
