import type { CheckOptions } from '../../runtime/model/check/CheckSubject.ts';
import { checkFiles } from '../../runtime/model/check/checkFiles.ts';
import { splitPath } from '../../runtime/model/check/pointer.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { report } from './report.ts';

/** Result of a check: lines to print, and whether it failed. */
export interface CheckReport {
  readonly lines: readonly string[];
  readonly failed: boolean;
  /** Number of checked files. Zero files prove nothing. */
  readonly files: number;
}

/**
 * Checks the `named` files together with the shipped ones they refer to. Without names, checks all shipped
 * files. Reports only issues in the requested files. A named file replaces the shipped one of the same path,
 * and takes precedence over another file of the same name.
 */
export function check(
  shipped: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, string>,
  types: FieldTypeRegistry,
  options: Omit<CheckOptions, 'files'>,
  locale: Locale,
): CheckReport {
  const asked = named.size > 0 ? named : shipped;
  const rest = [...shipped].filter(([file]) => !named.has(file));
  const files = new Map([...named, ...rest]);
  const issues = checkFiles(files, types, options).filter((issue) => asked.has(splitPath(issue.path).file));
  return {
    lines: report(issues, files, locale),
    failed: issues.some((issue) => issue.severity === 'error'),
    files: asked.size,
  };
}
