import { typedKeyLimit } from '../../fields/resolve/impliedFields.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** Properties with which people could not type a key, or that would replace what it always is. */
const unfit = [
  'hidden',
  'readonly',
  'disabled',
  'writeOnly',
  'readonlyWhen',
  'visibleWhen',
  'formula',
  'stamp',
  'numberRule',
  'lookup',
  'validator',
] as const;

/** Finds keys that people type and could not: no text, longer than references to records hold, hidden, locked or computed. */
export const typedKeys: SchemaRule = {
  name: 'typedKeys',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      if (schema.keyType !== 'typed') continue;
      for (const { line, path } of subject.linesOf(schema)) {
        if (line.field !== table.key) continue;
        const name = line.field;
        if ((line.type ?? 'text') !== 'text')
          yield schemaIssue('schema.typedKeyType', `${path}/type`, { name });
        if ((line.maxlength ?? 0) > typedKeyLimit)
          yield schemaIssue('schema.typedKeyLength', `${path}/maxlength`, { name, most: typedKeyLimit });
        for (const property of unfit)
          if (line[property] !== undefined && line[property] !== null && line[property] !== false)
            yield schemaIssue('schema.typedKeyUnfit', `${path}/${property}`, { name, property });
      }
    }
  },
};
