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
  return [...checkByRule(bundle, types, options)].flat();
}

/** Like {@link checkBundle}: the issues of one rule after the other, for a caller that lets others in between. */
export function* checkByRule(
  bundle: SchemaBundle,
  types: FieldTypeRegistry,
  options: CheckOptions = {},
): Generator<readonly Issue[]> {
  const subject = new CheckSubject(bundle, types, options);
  for (const { rules = [] } of schemaKinds) for (const rule of rules) yield [...rule.check(subject)];
}
