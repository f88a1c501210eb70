import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** A kind of field nobody registered. */
export const unknownType: SchemaRule = {
  name: 'unknownType',
  *check({ lines, types }) {
    for (const { line, path } of lines)
      if (line.type !== undefined && !types.get(line.type))
        yield unknownName(
          'schema.unknownType',
          `${path}/type`,
          line.type,
          types.all.map((kind) => kind.name),
        );
  },
};
