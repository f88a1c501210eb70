import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { type CheckOptions, CheckSubject } from './CheckSubject.ts';
import { schemaKinds } from './kinds/schemaKinds.ts';

/**
 * Checks the references between schemas, and finds valid metadata without effect. Issue paths are
 * `file#pointer` (`options.files`). `fix` suggests a similar name for an unknown one. `readBundle` checks
 * shapes (property names and types).
 */
export function checkBundle(
  bundle: SchemaBundle,
  types: FieldTypeRegistry,
  options: CheckOptions = {},
): readonly Issue[] {
  const subject = new CheckSubject(bundle, types, options);
  return schemaKinds.flatMap(({ rules = [] }) => rules.flatMap((rule) => [...rule.check(subject)]));
}
