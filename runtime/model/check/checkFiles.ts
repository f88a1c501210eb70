import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { CheckOptions } from './CheckSubject.ts';
import { checkBundle } from './checkBundle.ts';
import { splitPath } from './pointer.ts';
import { readBundle } from './readBundle.ts';
import { schemaIssue } from './schemaIssue.ts';

/** Maximum findings listed for one file. */
const mostOfFile = 200;

/** Rules about lines that lack a property. */
const incomplete: ReadonlySet<string> = new Set(['schema.incompleteField', 'schema.missingProperty']);

/** The first issues of each file, and one that counts the rest. */
function bounded(issues: readonly Issue[]): readonly Issue[] {
  const kept: Issue[] = [];
  const counts = new Map<string, number>();
  for (const issue of issues) {
    const { file } = splitPath(issue.path);
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (count <= mostOfFile) kept.push(issue);
  }
  for (const [file, count] of counts)
    if (count > mostOfFile)
      kept.push(schemaIssue('schema.moreFindings', `${file}#`, { n: count - mostOfFile }));
  return kept;
}

/** Checks a set of schema files: text, shape and references between them. */
export function checkFiles(
  files: ReadonlyMap<string, string>,
  types: FieldTypeRegistry,
  options: Omit<CheckOptions, 'files'> = {},
): readonly Issue[] {
  const read = readBundle(files, types);
  const places = new Set(read.issues.map((issue) => issue.path));
  // The object around each place, and those around that: `a#/fields/0/title` gives `a#/fields/0` and `a#/fields`.
  const parents = new Set<string>();
  for (const place of places)
    for (let end = place.lastIndexOf('/'); end > 0; end = place.lastIndexOf('/', end - 1))
      parents.add(place.slice(0, end));
  // A line whose title or type was refused is not also reported as incomplete.
  const follows = (issue: Issue): boolean =>
    places.has(issue.path) || (incomplete.has(issue.rule) && parents.has(issue.path));
  const between = checkBundle(read.bundle, types, { ...options, files: read.files });
  // Omits issues at places that the shape check already reported.
  return bounded([...read.issues, ...between.filter((issue) => !follows(issue))]);
}
