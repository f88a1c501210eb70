import type { Option } from '../../model/schema/FieldSchema.ts';
import type { WhereClause } from '../../wire/PageQuery.ts';
import { nodeAndBelow } from './nodeAndBelow.ts';

/** The rows of a tree's node and of all below it. */
export const nodeClauses = (
  field: string,
  options: readonly Option[],
  node: string,
): readonly WhereClause[] => [
  { name: field, value: nodeAndBelow(options, node).join(','), displayType: 'selectList' },
];
