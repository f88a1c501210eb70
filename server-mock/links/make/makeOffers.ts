import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { TableAddition } from '../../context/TableAddition.ts';
import type { UserCall } from '../../http/Call.ts';
import { linkMakes } from './linkMakes.ts';
import type { Makeable } from './Makeable.ts';
import { viewMakes } from './viewMakes.ts';

/** The documents that the caller may make from records of a table or view. */
export const makeable = (call: UserCall, table: ResolvedTable): readonly Makeable[] => [
  ...linkMakes(call, table),
  ...viewMakes(call, table),
];

/** Tells browsers what can be made from records of a table. */
export const makeOffers: TableAddition = async (call, { main }, name) => {
  const found = makeable(call, main);
  return found.length === 0
    ? undefined
    : { settings: { [name]: { makes: found.map(({ offer }) => offer) } } };
};
