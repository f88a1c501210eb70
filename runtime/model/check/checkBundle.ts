import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { type CheckOptions, CheckSubject } from './CheckSubject.ts';
import { schemaRules } from './rules/index.ts';

/**
 * Every mistake between schemas, and metadata that is valid but would do nothing. Issue paths are `file#pointer`
 * (`options.files`), with a did-you-mean as `fix` where a name is unknown. Shapes (property names and types) are
 * `readBundle`'s.
 */
export function checkBundle(
  bundle: SchemaBundle,
  types: FieldTypeRegistry,
  options: CheckOptions = {},
): readonly Issue[] {
  const subject = new CheckSubject(bundle, types, options);
  return schemaRules.flatMap((rule) => [...rule.check(subject)]);
}
