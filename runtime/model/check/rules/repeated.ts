import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/**
 * A table's property that repeats the value of its mixin: it changes nothing, so it is a warning. A table may say otherwise
 * than its mixins, that is what lines of a table are for.
 */
export const repeated: SchemaRule = {
  name: 'repeated',
  *check(subject) {
    for (const mixin of subject.bundle.mixins.values()) {
      const lines = new Map(subject.linesOf(mixin).map(({ line }) => [line.field, line]));
      for (const table of subject.bundle.tables.values()) {
        if (!table.mixins?.includes(mixin.mixin)) continue;
        for (const { line, path } of subject.linesOf(table)) {
          const inherited = lines.get(line.field);
          if (!inherited) continue;
          for (const [name, value] of Object.entries(line))
            if (
              !identifying.has(name) &&
              JSON.stringify(inherited[name as keyof typeof inherited]) === JSON.stringify(value)
            )
              yield schemaIssue('schema.repeated', `${path}/${name}`, { name, by: mixin.mixin }, 'warning');
        }
      }
    }
  },
};

/** What every line says to be complete, whether it repeats its mixin or not. */
const identifying: ReadonlySet<string> = new Set(['field', 'title', 'type']);
