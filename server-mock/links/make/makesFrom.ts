import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { UserCall } from '../../http/Call.ts';
import { linkMakes } from './linkMakes.ts';
import type { Makeable } from './Makeable.ts';
import { viewMakes } from './viewMakes.ts';

/** The documents that the caller may make from records of a table or view. */
export const makesFrom = (call: UserCall, table: ResolvedTable): readonly Makeable[] => [
  ...linkMakes(call, table),
  ...viewMakes(call, table),
];
