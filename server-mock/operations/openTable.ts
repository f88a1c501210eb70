import { plainSettings, type TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { TableLayers } from '../../runtime/wire/session/TableLayers.ts';
import { shownLayers } from '../catalog/shownLayers.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { settingsName } from '../reading/settingsName.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { closedSources } from './closedSources.ts';

/** Gives the table the API name of a page, by which the browser calls it. */
const named = (api: string): Layer => ({ kind: 'page', name: api, table: { table: api, url: `/${api}/` } });

/**
 * `GET /api/jig/table?name`: what the browser needs to show a table and its details: layers, settings, and what
 * capabilities add to both.
 */
export const openTable = async (call: UserCall): Promise<Answer<TableLayers>> => {
  const found = accessTable(call, call.query('name') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { table: main, details } = found.access;
  const document = { main, details };
  const { catalog, tableAdditions } = call.context;
  const name = settingsName(call, main.table);
  const added = new Map<string, readonly Layer[]>();
  const settings: Record<string, TableSettings> = {};
  for (const ask of tableAdditions) {
    const addition = await ask(call, document, name);
    for (const [table, layers] of addition?.layers ?? [])
      added.set(table, [...(added.get(table) ?? []), ...layers]);
    for (const [table, said] of Object.entries(addition?.settings ?? {}))
      settings[table] = { ...plainSettings, ...settings[table], ...said };
  }
  const layersOf = (table: string): readonly Layer[] => [
    ...shownLayers(catalog, call.user, table),
    ...(added.get(table) ?? []),
  ];
  return succeed(null, {
    layers: [...layersOf(main.table), ...(name === main.table ? [] : [named(name)])],
    details: Object.fromEntries(main.details.map((detail) => [detail.table, layersOf(detail.table)])),
    closed: closedSources(call, document),
    settings,
  });
};
