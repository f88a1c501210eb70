import { proposalsOf } from '../../runtime/model/proposals/ProposalSchema.ts';
import { proposalEndpoints } from '../../runtime/wire/proposals/proposalEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import type { TableAddition } from '../context/TableAddition.ts';
import { userRoute } from '../http/Route.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { missingRows } from './missingRows.ts';
import { takeProposed } from './takeProposed.ts';

/** Tells browsers how many rows a table is offered that the user may add. */
const offersRows: TableAddition = async (call, { main }, name) => {
  const isOffered = [...proposalsOf(call.context.catalog.bundle).values()].some(
    ({ table }) => table === main.table,
  );
  if (!isOffered || 'refused' in accessTable(call, main.table, 'Add')) return undefined;
  const { length } = await missingRows(call, main);
  return length === 0 ? undefined : { settings: { [name]: { proposed: length } } };
};

/** Rows that the product proposes for tables of a new installation, taken with one press. */
export const proposals: Capability = {
  name: 'proposals',
  routes: [userRoute(proposalEndpoints.take, takeProposed)],
  tableAddition: offersRows,
};
