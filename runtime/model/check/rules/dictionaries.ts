import { isStored } from '../../fields/resolve/ResolvedTable.ts';
import type { DictionarySchema } from '../../schema/DictionarySchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { originalIndex } from '../placeOf.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

const origins = ['data', 'source', 'provider'] as const;

/** Origins that a dictionary may have together. */
const allowed: ReadonlySet<string> = new Set(['data', 'source', 'data,source', 'data,provider', 'provider']);

function* items(subject: CheckSubject, dictionary: DictionarySchema): Iterable<Issue> {
  const data = dictionary.data ?? [];
  const keys = new Set<string>();
  const labels = new Set<string>();
  for (const [index, { key, value, parentId }] of data.entries()) {
    const at = subject.at(dictionary, 'data', originalIndex(data, index));
    if (keys.has(String(key))) yield schemaIssue('server.dictionaryKeyTwice', `${at}/key`, { name: key });
    // In a tree, two parents may each have a child of the same name.
    const label = `${parentId ?? ''} ${value}`;
    if (labels.has(label)) yield schemaIssue('server.dictionaryNameTwice', `${at}/value`, { name: value });
    keys.add(String(key));
    labels.add(label);
  }
}

function* source(subject: CheckSubject, dictionary: DictionarySchema): Iterable<Issue> {
  if (!dictionary.source) return;
  const { table: name, key, label, parent, orderBy } = dictionary.source;
  const table = subject.table(name)?.table;
  if (!table) {
    yield unknownName(
      'schema.unknownTable',
      subject.at(dictionary, 'source', 'table'),
      name,
      subject.bundle.tables.keys(),
    );
    return;
  }
  if (dictionary.source.distinct === true && parent !== undefined)
    yield schemaIssue('schema.noEffect', subject.at(dictionary, 'source', 'parent'), {
      name: 'parent',
      by: 'distinct',
    });
  const stored = table.fields.filter(isStored).map(({ field }) => field);
  const named = [
    ['key', key],
    ['parent', parent],
    ['orderBy', orderBy],
    ...[label].flat().map((one) => ['label', one]),
  ] as const;
  for (const [property, column] of named)
    if (property !== undefined && column !== undefined && !stored.includes(column))
      yield unknownName('schema.unknownField', subject.at(dictionary, 'source', property), column, stored, {
        table: name,
      });
}

/**
 * Finds dictionaries without exactly one origin, unknown sources and providers, and duplicate keys and names.
 */
export const dictionaries: SchemaRule = {
  name: 'dictionaries',
  *check(subject) {
    const providers = subject.options.providers && [...subject.options.providers];
    for (const dictionary of subject.bundle.dictionaries.values()) {
      const given = origins.filter((origin) => dictionary[origin] !== undefined);
      if (!allowed.has(given.join()))
        yield schemaIssue('schema.dictionaryOrigin', subject.at(dictionary), {
          name: dictionary.dicNo,
          given: given.join(', ') || '-',
        });
      if (providers && dictionary.provider !== undefined && !providers.includes(dictionary.provider))
        yield unknownName(
          'schema.unknownProvider',
          subject.at(dictionary, 'provider'),
          dictionary.provider,
          providers,
        );
      yield* items(subject, dictionary);
      yield* source(subject, dictionary);
    }
  },
};
