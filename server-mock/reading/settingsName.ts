import type { UserCall } from '../http/Call.ts';

/** Name under which the user's settings of a table are kept: the API name of the page the call came through, else the table's. */
export const settingsName = ({ page, context: { catalog } }: UserCall, table: string): string =>
  page !== undefined && catalog.nameOf(page.table ?? '') === table ? page.api : table;
