import type { FieldTypeRegistry } from '../fieldTypes/index.ts';
import type { Issue } from '../Issue.ts';
import type { CheckOptions } from './CheckSubject.ts';
import { checkBundle } from './checkBundle.ts';
import { readBundle } from './readBundle.ts';

/** Everything wrong with a set of schema files: their text, their shape, and what they say of each other. */
export function checkFiles(
  files: ReadonlyMap<string, string>,
  types: FieldTypeRegistry,
  options: Omit<CheckOptions, 'files'> = {},
): readonly Issue[] {
  const read = readBundle(files, types);
  const places = new Set(read.issues.map((issue) => issue.path));
  // A line whose title or type was refused is not also missing it.
  const follows = (issue: Issue): boolean =>
    places.has(issue.path) ||
    (issue.rule === 'schema.incompleteField' &&
      [...places].some((path) => path.startsWith(`${issue.path}/`)));
  const between = checkBundle(read.bundle, types, { ...options, files: read.files });
  // What the shape already said of a place is not said twice in other words.
  return [...read.issues, ...between.filter((issue) => !follows(issue))];
}
