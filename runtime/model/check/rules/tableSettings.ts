import { versionField } from '../../fields/resolve/impliedFields.ts';
import { isStored } from '../../fields/resolve/ResolvedTable.ts';
import { caseField } from '../../fields/stateFields.ts';
import { isMessageKey, knownMessages } from '../../messages/index.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { expressionIssues, queryIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

/** Finds sort, name, parent and index columns that are not stored fields of the table. */
export const columnNames: SchemaRule = {
  name: 'columnNames',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const columns = table.fields.filter(isStored).map(({ field }) => field);
      const named = [
        ...(schema.sortName?.split(',') ?? []).map((name) => ({ name: name.trim(), steps: ['sortName'] })),
        ...(schema.nameField === undefined ? [] : [{ name: schema.nameField, steps: ['nameField'] }]),
        ...(schema.parentField === undefined ? [] : [{ name: schema.parentField, steps: ['parentField'] }]),
        ...(schema.parentBy === undefined ? [] : [{ name: schema.parentBy, steps: ['parentBy'] }]),
        ...(schema.indexes ?? []).flatMap(({ fields }, index) =>
          fields.map((name, at) => ({ name, steps: ['indexes', index, 'fields', at] })),
        ),
      ];
      for (const { name, steps } of named)
        if (!columns.includes(name))
          yield unknownName('schema.unknownField', subject.at(schema, ...steps), name, columns, {
            table: table.table,
          });
    }
    for (const mixin of subject.bundle.mixins.values()) {
      const own = mixin.fields.map(({ field }) => field);
      for (const [index, { fields }] of (mixin.indexes ?? []).entries())
        for (const [at, name] of fields.entries())
          if (!own.includes(name))
            yield unknownName(
              'schema.unknownField',
              subject.at(mixin, 'indexes', index, 'fields', at),
              name,
              own,
              {
                table: mixin.mixin,
              },
            );
    }
  },
};

/** Finds sections folded at first that no field names. */
export const formFolds: SchemaRule = {
  name: 'formFolds',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const known = new Set(table.fields.flatMap(({ section }) => section ?? []));
      for (const [at, name] of (schema.form?.folded ?? []).entries())
        if (!known.has(name))
          yield unknownName('schema.unknownSection', subject.at(schema, 'form', 'folded', at), name, known);
    }
  },
};

/** Checks the fields behind the grid's leading columns: they must exist and have a suitable type. */
export const gridLook: SchemaRule = {
  name: 'gridLook',
  *check(subject) {
    for (const { table, schema } of subject.tables) {
      const { grid } = schema;
      if (grid === undefined) continue;
      const path = (name: string): string => subject.at(schema, 'grid', name);
      const { sequence } = grid;
      const field = sequence === undefined ? undefined : table.byName.get(sequence);
      if (sequence !== undefined && field === undefined)
        yield unknownName('schema.unknownField', path('sequence'), sequence, table.byName.keys(), {
          table: table.table,
        });
      if (field !== undefined && field.columnType !== 'int')
        yield schemaIssue('schema.sequenceNotWhole', path('sequence'), { name: field.field });
      if (grid.sortNumber === true && sequence === undefined)
        yield schemaIssue('schema.sortNumberAlone', path('sortNumber'), {});
      if (grid.orderCase === true && !table.byName.has(caseField))
        yield unknownName('schema.unknownField', path('orderCase'), caseField, [], { table: table.table });
      const { rowSwitch } = grid;
      const turned = rowSwitch === undefined ? undefined : table.byName.get(rowSwitch);
      if (rowSwitch !== undefined && turned === undefined)
        yield unknownName('schema.unknownField', path('rowSwitch'), rowSwitch, table.byName.keys(), {
          table: table.table,
        });
      if (turned !== undefined && turned.type !== 'switch')
        yield schemaIssue('schema.rowSwitchType', path('rowSwitch'), { name: turned.field });
      if (grid.selectAllWhen !== undefined)
        yield* expressionIssues(grid.selectAllWhen, path('selectAllWhen'), readableBy(subject, table));
    }
  },
};

/**
 * Finds row limits by creator in tables whose `CreateID` the server does not stamp: what people write there would decide who
 * sees a row. Also finds fields with a reserved name.
 */
export const rowOwner: SchemaRule = {
  name: 'rowOwner',
  *check(subject) {
    for (const { schema, table } of subject.tables)
      if (table.userPermissionDesc && table.byName.get('CreateID')?.stamp !== 'createId')
        yield schemaIssue('schema.rowOwner', subject.at(schema, 'userPermissionDesc'), {
          table: table.table,
        });
    for (const { schema, table } of subject.tables)
      for (const property of ['user', 'choice'] as const) {
        const field = table.ownRows?.[property];
        if (field !== undefined && !table.byName.has(field))
          yield unknownName(
            'schema.unknownField',
            subject.at(schema, 'ownRows', property),
            field,
            table.byName.keys(),
            {
              table: table.table,
            },
          );
      }
    for (const { line, path } of subject.lines)
      if (line.field.toLowerCase() === versionField.toLowerCase())
        yield schemaIssue('schema.reservedField', `${path}/field`, { name: line.field });
  },
};

/** Finds progress settings with an unknown field or invalid conditions. */
export const progress: SchemaRule = {
  name: 'progress',
  *check(subject) {
    for (const { table, schema } of subject.tables) {
      if (!table.progress) continue;
      const { field, ...conditions } = table.progress;
      const path = (step: string): string => subject.at(schema, 'progress', step);
      if (!table.byName.has(field))
        yield unknownName('schema.unknownField', path('field'), field, table.byName.keys(), {
          table: table.table,
        });
      for (const [name, condition] of Object.entries(conditions))
        yield* queryIssues(condition, path(name), readableBy(subject, table));
    }
  },
};

/** Finds locks whose message key is in no catalogue. Users would read the key instead of a message. */
export const lockMessages: SchemaRule = {
  name: 'lockMessages',
  *check(subject) {
    for (const owner of [...subject.bundle.tables.values(), ...subject.bundle.mixins.values()])
      for (const [at, { message }] of (owner.locks ?? []).entries())
        if (!isMessageKey(message))
          yield unknownName(
            'schema.unknownMessage',
            subject.at(owner, 'locks', at, 'message'),
            message,
            knownMessages().keys(),
          );
  },
};
