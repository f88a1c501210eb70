import { waysToCompare } from '../../fields/projections/searchRows.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** A search type that is neither a kind of field nor a way to compare; a cell renderer nobody registered. */
export const searchTypes: SchemaRule = {
  name: 'searchTypes',
  *check({ lines, types, options }) {
    const cells = options.cellTypes && [...options.cellTypes];
    const known = [...waysToCompare, ...types.all.map((kind) => kind.name)];
    for (const { line, path } of lines) {
      if (line.searchType !== undefined && !known.includes(line.searchType))
        yield unknownName('schema.unknownSearchType', `${path}/searchType`, line.searchType, known);
      if (cells && line.cell !== undefined && !cells.includes(line.cell))
        yield unknownName('schema.unknownCell', `${path}/cell`, line.cell, cells);
    }
  },
};
