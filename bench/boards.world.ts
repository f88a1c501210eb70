import pg from 'pg';
import { benchBoard } from './boards.cards.ts';
import type { DemoCompanies } from './DemoCompanies.ts';
import { copies } from './heavy.world.ts';
import { startProduct } from './product.ts';
import { post, type SignedUser, signIn } from './signedUser.ts';

/** The product with the board of the suite. */
export interface BoardWorld {
  readonly base: string;
  readonly admin: SignedUser;
  /** Saves one of the orders as of another day, as a user does: figures and charts by day change. */
  change(): Promise<void>;
  stop(): Promise<void>;
}

const table = 'Production_SalesOrder';

/** The demo company on PostgreSQL with so many more orders, ordered over the last five years. */
export async function openBoardWorld(companies: DemoCompanies, orders: number): Promise<BoardWorld> {
  const { url, environment } = await companies.copy('small');
  const product = await startProduct(environment.DATA_DIR, environment);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query = async (sql: string): Promise<readonly Record<string, unknown>[]> =>
    (await client.query(sql)).rows;
  await copies(query, table, orders, {
    SalesOrder_Id: '9000000 + n',
    SalesOrderCode: `'X' || n`,
    OrderDate: `current_date - (n::bigint * 1826 / ${orders})::int`,
    DeliveryDate: `current_date - (n::bigint * 1826 / ${orders})::int + 30`,
    AuditStatus: `case when n % 10 = 0 then 0 else one."AuditStatus" end`,
  });
  // As PostgreSQL does by itself; that of the tests does not.
  await query('vacuum analyze');
  const admin = await signIn(product.base, 'admin');
  const published = await post(admin, '/api/jig/schema/publish', {
    ...{ kind: 'board', name: benchBoard.board, version: 0, patch: benchBoard, message: 'bench' },
  });
  const { status, message } = (await published.json()) as { status: boolean; message?: string };
  if (!status) throw new Error(`bench: the board was refused: ${message}`);
  const [draft] = await query(
    `select "SalesOrder_Id", "Version" from "${table}" where "AuditStatus" = 0 order by "SalesOrder_Id" limit 1`,
  );
  await query(
    `update "${table}" set "DeliveryDate" = current_date + 60 where "SalesOrder_Id" = ${Number(draft?.SalesOrder_Id)}`,
  );
  const { days } = (await query(`select array[current_date, current_date - 1]::text[] as "days"`))[0] as {
    days: readonly string[];
  };
  await client.end();
  let turn = 0;
  return {
    base: product.base,
    admin,
    async change() {
      turn += 1;
      const mainData = { SalesOrder_Id: draft?.SalesOrder_Id, OrderDate: days[turn % days.length] };
      const answer = await post(admin, `/api/${table}/Update`, { mainData });
      const said = (await answer.json()) as { status: boolean; message?: string };
      if (!said.status) throw new Error(`bench: an order was not saved: ${said.message}`);
    },
    stop: () => product.stop(),
  };
}
