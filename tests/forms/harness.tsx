import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { type Answer, answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { resolveWritten } from '../../runtime/model/formulas/resolveWritten.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { FieldSchema, Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { FormLook, GridLook, Lock } from '../../runtime/model/schema/TableSchema.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import type { SavedRecord, SavePayload } from '../../runtime/wire/SavePayload.ts';

import { approvalOf } from './approvals.ts';

export const types = fieldTypeRegistry();

/** A table of the given fields; default key: `{table}_Id`. */
export function tableOf(
  fields: readonly FieldSchema[],
  more: {
    table?: string;
    cnName?: string;
    key?: string;
    keyType?: ResolvedTable['keyType'];
    details?: readonly string[];
    locks?: readonly Lock[];
    grid?: GridLook;
    form?: FormLook;
  } = {},
): ResolvedTable {
  const table = more.table ?? 'Order';
  const says = {
    table,
    cnName: more.cnName ?? '订单',
    key: more.key ?? `${table}_Id`,
    ...(more.keyType ? { keyType: more.keyType } : {}),
    details: (more.details ?? []).map((name) => ({ table: name })),
    locks: more.locks ?? [],
    ...(more.grid ? { grid: more.grid } : {}),
    ...(more.form ? { form: more.form } : {}),
  };
  return resolveWritten([{ kind: 'table', name: table, table: says, fields }], types).table;
}

/** A document of a header and detail tables. */
export function documentOf(main: ResolvedTable, ...details: readonly ResolvedTable[]): DocumentTable {
  return {
    main,
    details: details.map((table) => ({ schema: { table: table.table, foreignKey: main.key }, table })),
  };
}

export const admin: User = {
  id: 1,
  userName: 'admin',
  realName: '管理员',
  roleIds: [1],
  roleNames: ['管理员'],
  isSuperAdmin: true,
  grants: new Map(),
  fieldRights: new Map(),
  subordinateIds: [],
};

/** A user with exactly these rights on the table. */
export function userWith(table: string, ...actions: readonly string[]): User {
  return {
    ...admin,
    id: 2,
    isSuperAdmin: false,
    roleIds: [2],
    grants: new Map([[table.toLowerCase(), new Set(actions)]]),
  };
}

type Save = DataSource['add'];

/** Options for the world around a form. */
export interface World {
  readonly user?: User;
  readonly dictionaries?: Readonly<Record<string, readonly Option[]>>;
  readonly add?: Save;
  readonly update?: Save;
  readonly lookup?: DataSource['lookup'];
  readonly rows?: readonly Row[];
  /** Further members of the data source. */
  readonly data?: Partial<DataSource>;
  readonly detailRows?: Readonly<Record<string, readonly Row[]>>;
}

const pageOf = (rows: readonly Row[]) => answered({ rows, total: rows.length, summary: {}, ignored: [] });

/** An App with the test's answers as data source; records its messages. */
export function worldOf(world: World = {}) {
  const said = { success: [] as string[], error: [] as string[] };
  const add = vi.fn<Save>(world.add ?? (async (_table, payload) => answered(savedOf(payload, 7))));
  const update = vi.fn<Save>(world.update ?? (async (_table, payload) => answered(savedOf(payload, 7))));
  const lookup = vi.fn(world.lookup ?? (async (): Promise<Answer<Row>> => answered({})));
  const confirm = vi.fn(async () => true);
  const choose = vi.fn(async (): Promise<string | undefined> => 'discard');
  const data = {
    add,
    update,
    lookup,
    assignableRoles: async () => answered([]),
    page: async () => pageOf(world.rows ?? []),
    detailPage: async (_table: string, detail: string) => pageOf(world.detailRows?.[detail] ?? []),
    presence: async () => answered([]),
    origins: async () => answered({}),
    steps: async () => answered(approvalOf({})),
    ...world.data,
  };
  const app = {
    renderers: new RendererRegistry(fieldRenderers),
    fieldTypes: types,
    data,
    session: { user: world.user ?? admin, now: () => '2024-05-06 07:08:09' },
    settings: {
      of: () => plainSettings,
      viewsOf: () => undefined,
      viewOver: () => undefined,
      lay: () => undefined,
      rowHeightOf: () => 40,
    },
    schemas: { mayPickFrom: () => true, ready: async () => undefined },
    dictionaries: {
      options: (dicNo: string) => world.dictionaries?.[dicNo],
      label: (dicNo: string, key: unknown) =>
        world.dictionaries?.[dicNo]?.find((option) => String(option.key) === String(key))?.value ??
        String(key),
      retry: () => undefined,
    },
    notify: {
      success: (words: string) => said.success.push(words),
      error: (words: string) => said.error.push(words),
      announce: () => undefined,
      confirm,
      choose,
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  return { app, said, add, update, lookup, confirm, choose };
}

/** The record that a server answers for a payload, with keys and versions. */
export function savedOf(payload: SavePayload, key: number): SavedRecord {
  return {
    main: { ...payload.main, Order_Id: key, Version: 1 },
    details: payload.details.map((detail, table) =>
      detail.rows.map((row, index) => ({ Line_Id: (table + 1) * 100 + index, ...row, Version: 1 })),
    ),
    ...(payload.changes ? { changes: true } : {}),
  };
}

/** Renders under an App whose server can be reached, or with this connection. */
export function show(app: App, node: ReactNode, connection = new ConnectionStore()) {
  const core = { ...app, app: { locale: app.locale }, connection } as unknown as Core;
  return render(
    <CoreContext.Provider value={core}>
      <AppContext.Provider value={app}>{node}</AppContext.Provider>
    </CoreContext.Provider>,
  );
}

/** Types into the field with this visible label. */
export function type(label: string, words: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } });
}

export function leave(label: string): void {
  fireEvent.blur(screen.getByLabelText(label));
}

/** Presses a button and flushes everything that follows. */
export async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}
