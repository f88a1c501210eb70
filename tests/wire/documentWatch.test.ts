import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { DocumentChange, DocumentWatch } from '../../server-mock/context/DocumentWatch.ts';
import { refuse } from '../../server-mock/http/Answer.ts';
import { Refusal } from '../../server-mock/http/Refusal.ts';
import { watchedDocuments } from '../../server-mock/reading/watchedDocuments.ts';
import { updateRow } from '../../server-mock/records/writeRow.ts';
import { lapseDue } from '../../server-mock/workflow/moves/lapseDue.ts';
import { randomCases } from '../setup/randomCases.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import calls from './cases/writingCalls.json' with { type: 'json' };
import { filled, openColdWorld } from './coldCacheWorld.ts';
import { salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const seed = Number(process.env.JIG_SEED ?? 20261126);
/** Calls per database, in random order and with repetitions. */
const rounds = Math.round(randomCases / 10);

/** Calls that end the session they need; sessions and passwords are followed all the same. */
const ending = ['/api/user/modifypwd', '/api/user/logout', '/api/user/modifyuserpwd'];

const processRow = (id: number) => ({
  Process_Id: id,
  ProcessCode: `GX000${id}`,
  ProcessName: `工序${id}`,
  SubmitWorkMatch: 1,
  Enable: 1,
  Sequence: id * 10,
});

interface Step {
  readonly name: string;
  run(app: TestApp): Promise<() => Promise<unknown>>;
}

const posted: readonly Step[] = (
  calls.writing as readonly { route: string; path?: string; user?: string; body: unknown }[]
)
  .filter(({ route }) => !ending.includes(route))
  .map(({ route, path = route, user = 'admin', body }) => ({
    name: path,
    run: async (app) => {
      const to = String(await filled(app, path));
      const sent = await filled(app, body);
      return () => app.post(user, to, sent);
    },
  }));

/** What the server does by the clock. */
const timed: readonly Step[] = [
  { name: 'deadlines', run: async (app) => () => lapseDue(app.context) },
  {
    name: 'rechecks',
    run: async (app) => () => {
      app.context.rechecks.wake();
      return app.context.rechecks.settled();
    },
  },
];

/** Documents by table and key, as text. */
type Stored = Map<string, string>;

const idOf = (table: string, key: Cell): string => `${table} ${key}`;
/** Without empty cells: a call that adds a field to a table changes none of its documents. */
const textOf = (document: Document): string =>
  JSON.stringify(document, (_name, cell: unknown) => (cell === null ? undefined : cell));

/** The documents of a table, read when its rows had this print. */
interface Kept {
  readonly print: string;
  readonly full: DocumentTable;
  readonly documents: Stored;
}

/** Reads every document of every table; those of a table whose rows are the same as at the last reading are kept. */
const documentReader = ({ context }: TestApp): (() => Promise<Stored>) => {
  const known = new Map<string, Kept>();
  const printsOf = async (tables: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const each = tables.map(
      (table) =>
        `select '${table}' as "table", md5(string_agg(one::text, ' ' order by one::text)) as "print" from "${table}" one`,
    );
    const { rows } = await context.db.query(each.join(' union all '));
    return new Map(rows.map(({ table, print }) => [String(table), String(print)]));
  };
  return async () => {
    const { catalog, db } = context;
    const documents = catalog.views.stored.flatMap((table) => catalog.document(table) ?? []);
    const tablesOf = ({ main, details }: DocumentTable): readonly string[] => [
      main.table,
      ...details.map(({ table }) => table.table),
    ];
    const prints = await printsOf([...new Set(documents.flatMap(tablesOf))]);
    const stored: Stored = new Map();
    for (const full of documents) {
      const { table, key: keyField } = full.main;
      const print = tablesOf(full)
        .map((one) => prints.get(one))
        .join();
      let kept = known.get(table);
      if (kept === undefined || kept.print !== print || kept.full !== full) {
        const { rows } = await db.query(`select "${keyField}" as "key" from "${table}"`);
        const keys = rows.map(({ key }) => key as Cell);
        const read = await watchedDocuments(db, full, keys);
        const texts = [...read].map(([key, one]) => [idOf(table, key), textOf(one)] as const);
        kept = { print, full, documents: new Map(texts) };
        known.set(table, kept);
      }
      for (const [id, one] of kept.documents) stored.set(id, one);
    }
    return stored;
  };
};

describe.each(dailyKinds)('who follows documents, on %s', (kind) => {
  let app: TestApp;
  let told: DocumentChange[] = [];
  const watching = (...watches: readonly DocumentWatch[]): void => {
    Object.assign(app.context, { watches });
  };
  const all: DocumentWatch = {
    follows: () => true,
    changed: async (_tx, changes) => void told.push(...changes),
  };

  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: { rows: { ...salesRows(12), Base_Process: [1, 2, 3].map(processRow) } },
    });
    await openColdWorld(app);
  });
  afterAll(() => app.close());

  it(`is told of all that any call and any timer changes (SEED=${seed})`, { timeout: 240_000 }, async () => {
    watching(all);
    const steps = [...posted, ...timed];
    let state = seed;
    const next = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const order = [...steps, ...Array.from({ length: rounds }, () => steps[next(steps.length)] as Step)];
    const reached = new Set<string>();
    const storedNow = documentReader(app);
    for (const step of order) {
      const call = await step.run(app);
      const before = await storedNow();
      told = [];
      await call();
      const sum = new Map(before);
      for (const { table, key, before: old, after } of told) {
        const id = idOf(table, key);
        expect([step.name, id, old && textOf(old)]).toEqual([step.name, id, sum.get(id)]);
        if (after === undefined) sum.delete(id);
        else sum.set(id, textOf(after));
        if (!unfollowed.test(id)) reached.add(step.name);
      }
      const stored = await storedNow();
      const differing = [...new Set([...sum.keys(), ...stored.keys()])].filter(
        (id) => sum.get(id) !== stored.get(id) && !unfollowed.test(id),
      );
      expect([step.name, differing]).toEqual([step.name, []]);
    }
    expect([...reached]).toEqual(expect.arrayContaining(documentCalls));
  });

  it('is told why, and by whom', async () => {
    watching(all);
    told = [];
    await app.post('admin', '/api/Customer/Update', { mainData: { Customer_Id: 1, Linkman: '王' } });
    const [change] = told.filter(({ table }) => table === 'Customer');
    expect(change?.reason).toMatchObject({ type: 'Edit', user: { realName: '超级管理员' } });
  });

  it('refuses, and nothing is stored', async () => {
    watching({
      follows: (table) => table === 'Customer',
      changed: () => Promise.reject(new Refusal(refuse('422', '额度已满'))),
    });
    const answer = await app.post('admin', '/api/Customer/Add', { mainData: { CustomerName: '不应存在' } });
    expect(answer.body).toMatchObject({ status: false, message: '额度已满' });
    const where = [{ name: 'CustomerName', value: '不应存在', displayType: 'equal' }];
    expect((await app.post('admin', '/api/Customer/Page', query(where))).body.total).toBe(0);
  });

  it('may write, and is told of that in another round, as the next one is', async () => {
    const heard: string[] = [];
    const noted: DocumentWatch = {
      follows: (table) => table === 'Customer',
      changed: async (_tx, changes) => {
        for (const { before, after } of changes)
          heard.push(`${before?.main.Remark ?? '-'} > ${after?.main.Remark}`);
      },
    };
    const writing: DocumentWatch = {
      follows: (table) => table === 'Customer',
      async changed(tx, changes) {
        const table = app.context.catalog.table('Customer');
        for (const { key, after } of changes)
          if (table !== undefined && after?.main.Remark === '新客户')
            await updateRow(tx, table, key, { Remark: '已登记' });
      },
    };
    watching(writing, noted);
    const mainData = { CustomerName: '登记的客户', Remark: '新客户' };
    expect((await app.post('admin', '/api/Customer/Add', { mainData })).body.status).toBe(true);
    expect(heard).toEqual(['- > 新客户', '新客户 > 已登记']);
  });
});

/** Rows of the server itself that are written without a document: sign-in times, logs, records of flows. */
const unfollowed = /^(?:Sys_|FormDesignOptions)/;

/** Calls that must have changed a document, so that a call that stopped doing so is noticed. */
const documentCalls = [
  '/api/Production_SalesOrder/Add',
  '/api/Production_SalesOrder/Update',
  '/api/Production_SalesOrder/Del',
  '/api/Customer/Del',
  '/api/Customer/ImportUndo',
  '/api/Production_WorkOrder/ChangeUpdate',
  '/api/Base_Process/MoveRow',
  '/api/Base_WorkShop/SwitchRow',
  '/api/Production_SalesOrder/Audit?auditReason=ok&auditStatus=1',
  '/api/Production_SalesOrder/ReAudit?key=$withdrawn',
  '/api/Production_SalesOrder/UpdateCase?caseType=1',
  '/api/sys_workflow/withdraw?tableName=Production_SalesOrder',
];
