import type { UserCall } from '../http/Call.ts';
import { listPageOf } from '../reading/listPageOf.ts';

/** Route of the page that lists a table, a view, or what a further page shows; undefined: there is none. */
export const pathOfRows = ({ context: { catalog } }: UserCall, name: string): string | undefined => {
  const table = catalog.nameOf(name);
  return (
    catalog.pageOfApi(name)?.path ?? (table === undefined ? undefined : listPageOf(catalog, table)?.path)
  );
};
