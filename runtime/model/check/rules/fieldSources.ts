import { columnTypes } from '../../fields/columnTypes/index.ts';
import { measureProperties } from '../../fields/measureField.ts';
import { isStored, type ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import { headerField } from '../../formulas/recordScope.ts';
import type { ColumnTypeName } from '../../schema/FieldSchema.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** Finds selects, radios and other choices without options. */
export const missingSource: SchemaRule = {
  name: 'missingSource',
  *check(subject) {
    for (const checked of subject.tables)
      for (const field of checked.table.fields)
        if (field.kind.needsSource && !field.dataKey && !field.data && !field.url && !field.allowCreate)
          yield schemaIssue('schema.missingSource', subject.saidAt(checked, field.field), {
            name: field.field,
            type: field.type,
          });
  },
};

const fromMain = '$main.';

/** Finds dependent options without a dictionary, and unknown fields and columns in dependencies. */
export const dependencies: SchemaRule = {
  name: 'dependencies',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table } = checked;
      const mains = subject.mainsOf(table.table);
      for (const { field, dataKey, dependsOn, follows } of table.fields) {
        if (follows !== undefined && !mains.some((main) => main.byName.has(follows)))
          yield unknownName(
            'schema.unknownMainField',
            subject.saidAt(checked, field, 'follows'),
            follows,
            mains.flatMap((main) => [...main.byName.keys()]),
          );
        for (const [at, one] of (dependsOn ?? []).entries()) {
          const path = `${subject.saidAt(checked, field, 'dependsOn')}/${at}`;
          const isMain = one.field.startsWith(fromMain);
          const name = isMain ? one.field.slice(fromMain.length) : one.field;
          const owners = isMain ? mains : [table];
          if (!owners.some((owner) => owner.byName.has(name)))
            yield unknownName('schema.unknownField', `${path}/field`, one.field, table.byName.keys(), {
              table: table.table,
            });
          const dictionary = dataKey === undefined ? undefined : subject.bundle.dictionaries.get(dataKey);
          if (dataKey === undefined)
            yield schemaIssue('schema.dependsWithoutDictionary', path, { name: field });
          const source = dictionary?.source && subject.table(dictionary.source.table)?.table;
          const column = one.column ?? name;
          if (source && !source.byName.has(column))
            yield unknownName('schema.unknownField', `${path}/column`, column, source.byName.keys(), {
              table: source.table,
            });
        }
      }
    }
  },
};

/** Finds lookups through a field that chooses no table row, and lookups of unknown columns. */
export const lookupSource: SchemaRule = {
  name: 'lookupSource',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table } = checked;
      for (const { field, lookup } of table.fields) {
        if (!lookup) continue;
        const path = subject.saidAt(checked, field, 'lookup');
        const via = table.byName.get(lookup.via);
        if (!via) {
          yield unknownName('schema.unknownField', `${path}/via`, lookup.via, table.byName.keys(), {
            table: table.table,
          });
          continue;
        }
        const dictionary =
          via.dataKey === undefined ? undefined : subject.bundle.dictionaries.get(via.dataKey);
        const source = dictionary?.source && subject.table(dictionary.source.table)?.table;
        if (!dictionary?.source || dictionary.source.distinct)
          yield schemaIssue('schema.lookupWithoutTable', `${path}/via`, { name: lookup.via });
        else if (source) {
          const stored = source.fields.filter(isStored).map((one) => one.field);
          for (const property of ['field', 'currency'] as const) {
            const name = lookup[property];
            if (name !== undefined && !stored.includes(name))
              yield unknownName('schema.unknownField', `${path}/${property}`, name, stored, {
                table: source.table,
              });
          }
        }
      }
    }
  },
};

/** Finds matches of a field that chooses no table row, unknown columns of its table, and unknown fields of the record. */
export const matchSource: SchemaRule = {
  name: 'matchSource',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, dataKey, match } of checked.table.fields) {
        if (match === undefined) continue;
        const path = subject.saidAt(checked, field, 'match');
        const from = subject.bundle.dictionaries.get(dataKey ?? '')?.source;
        const source = from && subject.table(from.table)?.table;
        if (from === undefined || from.distinct)
          yield schemaIssue('schema.lookupWithoutTable', path, { name: field });
        if (source === undefined) continue;
        const columns = source.fields.filter(isStored).map((one) => one.field);
        const matched = [match.by, match.prefer ?? {}];
        const named = [...matched.flatMap(Object.keys), ...(match.orEmpty ?? [])];
        for (const column of named.filter((one) => !columns.includes(one)))
          yield unknownName('schema.unknownField', path, column, columns, { table: source.table });
        for (const by of matched.flatMap((one) => Object.values(one)))
          if (typeof by === 'string' && !checked.table.byName.has(by))
            yield unknownName('schema.unknownField', path, by, checked.table.byName.keys(), {
              table: checked.table.table,
            });
      }
  },
};

/** Finds required fields that a deletion elsewhere would empty. */
export const clearedOnDelete: SchemaRule = {
  name: 'clearedOnDelete',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, onDelete, required } of checked.table.fields)
        if (onDelete === 'clear' && required === true)
          yield schemaIssue('schema.clearsRequired', subject.saidAt(checked, field, 'onDelete'), {
            name: field,
          });
  },
};

/** Finds hierarchies of fields that do not choose a record of their own table. */
export const hierarchyField: SchemaRule = {
  name: 'hierarchyField',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, hierarchy, dataKey } of checked.table.fields) {
        const source = subject.bundle.dictionaries.get(dataKey ?? '')?.source;
        if (hierarchy === true && source?.table !== checked.table.table)
          yield schemaIssue('schema.hierarchyElsewhere', subject.saidAt(checked, field, 'hierarchy'), {
            name: field,
            table: checked.table.table,
          });
      }
  },
};

/**
 * Finds numbers whose currency or unit stands in no stored field of the table, or of the header (`$main.Field`), and those
 * that have both.
 */
export const measureFields: SchemaRule = {
  name: 'measureFields',
  *check(subject) {
    for (const checked of subject.tables)
      for (const one of checked.table.fields) {
        const { field } = one;
        const [property, second] = measureProperties.filter((name) => one[name] !== undefined);
        if (second !== undefined)
          yield schemaIssue('schema.twoMeasures', subject.saidAt(checked, field, second), { name: field });
        const named = property && one[property];
        if (property === undefined || named === undefined) continue;
        const ofHeader = headerField(named);
        const owners = ofHeader === undefined ? [checked.table] : subject.mainsOf(checked.table.table);
        const stored = owners.flatMap((owner) =>
          owner.fields.filter((one) => isStored(one) && one.writeOnly !== true).map((one) => one.field),
        );
        if (!stored.includes(ofHeader ?? named))
          yield unknownName(
            ofHeader === undefined ? 'schema.measureNotStored' : 'schema.measureNotInHeader',
            subject.saidAt(checked, field, property),
            ofHeader ?? named,
            stored,
          );
      }
  },
};

const isDay = (columnType: ColumnTypeName): boolean =>
  ['date', 'datetime'].includes(columnTypes[columnType].valueType);

/** Finds dates compared with an unknown field, or with one that holds no date of the same kind. */
export const notBefore: SchemaRule = {
  name: 'notBefore',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, kind, columnType, notBefore: named } of checked.table.fields) {
        if (named === undefined) continue;
        const mayPrecede = (one: ResolvedField): boolean =>
          one.kind === kind || (isDay(one.columnType) && isDay(columnType));
        const own = checked.table.fields.filter((one) => one.field !== field && mayPrecede(one));
        const ofMains = subject
          .mainsOf(checked.table.table)
          .flatMap((main) => main.fields.filter(mayPrecede));
        const names = [...own.map((one) => one.field), ...ofMains.map((one) => fromMain + one.field)];
        if (!names.includes(named))
          yield unknownName(
            'schema.unknownField',
            subject.saidAt(checked, field, 'notBefore'),
            named,
            names,
            {
              table: checked.table.table,
            },
          );
      }
  },
};

/** Dictionary of the forms that number rules can be made for. */
const dictionary = 'numberRuleForm';

/** Finds number rules of fields whose code is not among the forms of number rules. */
export const numberRule: SchemaRule = {
  name: 'numberRule',
  *check(subject) {
    const forms = subject.bundle.dictionaries.get(dictionary)?.data;
    if (forms === undefined) return;
    const known = new Set(forms.map((form) => String(form.key)));
    for (const { line, path } of subject.said)
      if (line.numberRule !== undefined && !known.has(line.numberRule))
        yield unknownName('schema.unknownNumberRule', `${path}/numberRule`, line.numberRule, known);
  },
};
