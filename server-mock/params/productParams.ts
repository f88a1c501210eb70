import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';

/** Table with the one record of settings. */
const paramsTable = 'Sys_ParamsSetting';

/** What an administrator set at run time; undefined: the default. */
export interface ProductParams {
  readonly productName: string | undefined;
  readonly companyName: string | undefined;
  /** Path of the uploaded logo. */
  readonly logo: string | undefined;
  /** Name of a main colour. */
  readonly themeColor: string | undefined;
  readonly pageSize: number | undefined;
}

type ParamsContext = Pick<ServerContext, 'catalog' | 'changes' | 'db'>;

interface Kept {
  readonly stamp: string;
  readonly params: Promise<ProductParams>;
}

const kept = new WeakMap<ParamsContext['changes'], Kept>();

/** The settings in force; read again only after they were saved. */
export function productParams({ catalog, changes, db }: ParamsContext): Promise<ProductParams> {
  const stamp = changes.stamp([paramsTable]);
  const known = kept.get(changes);
  if (known?.stamp === stamp) return known.params;
  const params = read({ catalog, changes, db });
  kept.set(changes, { stamp, params });
  // A failed read is not kept.
  params.catch(() => kept.delete(changes));
  return params;
}

async function read({ catalog, db }: ParamsContext): Promise<ProductParams> {
  const table = catalog.source.table(paramsTable);
  const [row = {}] =
    table === undefined
      ? []
      : await systemRows(db, 'settings', table, sql`true`, sql`order by "Params_Id" limit 1`);
  return {
    productName: textIn(row, 'ProductName'),
    companyName: textIn(row, 'CompanyName'),
    logo: textIn(row, 'Logo'),
    themeColor: textIn(row, 'ThemeColor'),
    pageSize: Number(row.PageSize) > 0 ? Number(row.PageSize) : undefined,
  };
}

const textIn = (row: Row, name: string): string | undefined => {
  const value = row[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
