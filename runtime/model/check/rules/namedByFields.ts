import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** Checks, key-press handlers and renderers a field names that nobody registered. */
export const namedByFields: SchemaRule = {
  name: 'namedByFields',
  *check({ said, options }) {
    const named = [
      ['validator', 'schema.unknownValidator', options.validators],
      ['below', 'schema.unknownBelow', options.belowTypes],
      ['keypress', 'schema.unknownKeyPress', options.keyPresses],
      ['uploadBefore', 'schema.unknownFileHook', options.fileHooks],
      ['uploadAfter', 'schema.unknownFileHook', options.fileHooks],
      ['removeBefore', 'schema.unknownFileHook', options.fileHooks],
      ['fileClick', 'schema.unknownFileHook', options.fileHooks],
    ] as const;
    for (const [property, rule, registered] of named) {
      if (!registered) continue;
      const known = [...registered];
      for (const { line, path } of said) {
        const name = line[property];
        if (name !== undefined && !known.includes(name))
          yield unknownName(rule, `${path}/${property}`, name, known);
      }
    }
  },
};
