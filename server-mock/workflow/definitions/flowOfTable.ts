import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { TableAddition } from '../../context/TableAddition.ts';

/** Tells browsers that documents of a table have a published flow, so that they offer a forecast of approvers. */
export const flowOfTable: TableAddition = async ({ context: { db, flows } }, { main }, name) =>
  isAudited(main) && (await flows.published(db, main.table)).length > 0
    ? { settings: { [name]: { hasFlow: true } } }
    : undefined;
