import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** A mixin nobody wrote, or one named twice. */
export const unknownMixin: SchemaRule = {
  name: 'unknownMixin',
  *check(subject) {
    for (const schema of subject.bundle.tables.values())
      for (const [at, mixin] of (schema.mixins ?? []).entries()) {
        const path = subject.at(schema, 'mixins', at);
        if (!subject.bundle.mixins.has(mixin))
          yield unknownName('schema.unknownMixin', path, mixin, subject.bundle.mixins.keys());
        else if ((schema.mixins ?? []).indexOf(mixin) !== at)
          yield schemaIssue('schema.listedTwice', path, { name: mixin });
      }
  },
};
