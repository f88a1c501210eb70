import { takenBack } from '../../schema/takenBack.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** Finds a column that one schema declares twice. Case does not count, because the wire ignores it. */
export const duplicateField: SchemaRule = {
  name: 'duplicateField',
  *check(subject) {
    for (const owner of [...subject.bundle.mixins.values(), ...subject.bundle.tables.values()]) {
      const seen = new Set<string>();
      for (const { line, path } of subject.linesOf(owner)) {
        const name = line.field.toLowerCase();
        if (seen.has(name)) yield schemaIssue('schema.duplicateField', `${path}/field`, { name: line.field });
        seen.add(name);
      }
    }
    for (const { schema, table } of subject.tables) {
      const seen = new Map<string, string>();
      for (const { field } of table.fields) {
        const other = seen.get(field.toLowerCase());
        const own = schema.fields.map((line) => line.field);
        // The loop above reports two lines of one schema. This finds a mixin and a table that differ in case.
        if (other !== undefined && !(own.includes(other) && own.includes(field)))
          yield schemaIssue('schema.duplicateField', subject.at(schema), { name: `${other} / ${field}` });
        seen.set(field.toLowerCase(), field);
      }
    }
  },
};

/** Finds lines without title or type whose field no mixin declares. They would have no effect. */
export const incompleteField: SchemaRule = {
  name: 'incompleteField',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const names = (schema.mixins ?? []).flatMap(
        (mixin) => subject.bundle.mixins.get(mixin)?.fields.map((line) => line.field) ?? [],
      );
      for (const { line, path } of subject.linesOf(schema)) {
        if (names.includes(line.field) || (line.title !== undefined && line.type !== undefined)) continue;
        const missing = line.title === undefined ? 'title' : 'type';
        if (table.key === line.field) yield schemaIssue('schema.missingProperty', path, { name: missing });
        else yield unknownName('schema.incompleteField', path, line.field, names, { missing });
      }
    }
  },
};

/** Warns when a table repeats a property value of its mixin. The repetition has no effect. */
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

/**
 * Finds `null` for a property that no mixin of the table says: there is nothing to take back. A default may be null
 * anyway: so new records begin without a value.
 */
export const nothingTaken: SchemaRule = {
  name: 'nothingTaken',
  *check(subject) {
    const { mixins, tables } = subject.bundle;
    for (const owner of [...mixins.values(), ...tables.values()]) {
      const below = ('mixins' in owner ? (owner.mixins ?? []) : []).flatMap(
        (name) => mixins.get(name)?.fields ?? [],
      );
      for (const { line, path } of subject.linesOf(owner))
        for (const name of takenBack)
          if (
            line[name] === null &&
            name !== 'default' &&
            !below.some((other) => other.field === line.field && (other[name] ?? null) !== null)
          )
            yield schemaIssue('schema.nothingTaken', `${path}/${name}`, { name, field: line.field });
    }
  },
};

/** Properties that complete a line; a table may repeat them from its mixin. */
const identifying: ReadonlySet<string> = new Set(['field', 'title', 'type']);

/** Finds widths outside the 12 columns in field lines. The JSON Schema of a file checks them too. */
export const formPlace: SchemaRule = {
  name: 'formPlace',
  *check(subject) {
    for (const { line, path } of subject.lines)
      if (line.colSize !== undefined && (line.colSize < 0 || line.colSize > 12))
        yield schemaIssue('schema.colSize', `${path}/colSize`, { value: line.colSize });
  },
};
