import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** Hooks nobody registered, checked when the registered ones are known. */
export const hooks: SchemaRule = {
  name: 'hooks',
  *check(subject) {
    if (!subject.options.hooks) return;
    const known = new Set(subject.options.hooks);
    for (const schema of subject.bundle.tables.values())
      for (const [moment, names] of Object.entries(schema.hooks ?? {}))
        for (const [at, name] of names.entries())
          if (!known.has(name))
            yield unknownName('schema.unknownHook', subject.at(schema, 'hooks', moment, at), name, known);
  },
};
