import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** A field or side tree bound to a dictionary nobody wrote. */
export const unknownDictionary: SchemaRule = {
  name: 'unknownDictionary',
  *check(subject) {
    const { dictionaries, pages } = subject.bundle;
    for (const { line, path } of subject.said)
      if (line.dataKey !== undefined && !dictionaries.has(line.dataKey))
        yield unknownName('schema.unknownDictionary', `${path}/dataKey`, line.dataKey, dictionaries.keys());
    for (const page of pages)
      if (page.tree && !dictionaries.has(page.tree.dataKey))
        yield unknownName(
          'schema.unknownDictionary',
          subject.at(page, 'tree', 'dataKey'),
          page.tree.dataKey,
          dictionaries.keys(),
        );
  },
};
