import '../../runtime/model/explain/allMessages.ts';
import { type Place, placesIn } from '../../runtime/model/check/placeOf.ts';
import { splitPath } from '../../runtime/model/check/pointer.ts';
import { messageOf, text as messageText } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

/** An issue with its position, ready to sort and print. */
interface Placed {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Formats issues as `file:line:col severity path message (did you mean ...?)`. Sorts by file and position.
 */
export const report = (
  issues: readonly Issue[],
  files: ReadonlyMap<string, string>,
  locale: Locale,
): readonly string[] => {
  const finders = new Map<string, (pointer: string) => Place>();
  const placed = (issue: Issue): Placed => {
    const { file, pointer } = splitPath(issue.path);
    const { line, column } = issue.params;
    const finder = finders.get(file) ?? placesIn(files.get(file) ?? '');
    finders.set(file, finder);
    // Text that is no JSON has no pointers; the issue itself has the position.
    const at = typeof line === 'number' && typeof column === 'number' ? { line, column } : finder(pointer);
    const meant = issue.fix ? messageText('schema.didYouMean', locale, { name: issue.fix.title }) : '';
    return {
      file,
      ...at,
      text: `${issue.severity} ${pointer || '/'} ${messageOf(issue, locale)}${meant}`,
    };
  };
  return issues
    .map(placed)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column))
    .map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`);
};
