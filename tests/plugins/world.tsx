import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cellRenderers } from '../../renderers/cells/index.ts';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { FormFields } from '../../renderers/form/FormFields.tsx';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { builtInActions } from '../../runtime/model/access/actions.ts';
import { checkFiles } from '../../runtime/model/check/checkFiles.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { addPlugins } from '../../runtime/model/fields/plugin/addPlugins.ts';
import { layersOf } from '../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { resolveWritten } from '../../runtime/model/formulas/resolveWritten.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import type { Plugin } from '../../runtime/Plugin.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';

/** The product with some plugins and without a server, for plugin tests. */
export function world(...plugins: readonly Plugin[]) {
  const remove = addPlugins(plugins);
  const types = fieldTypeRegistry(plugins.flatMap((plugin) => plugin.fieldTypes ?? []));
  const looks = plugins.flatMap((plugin) => plugin.renderers ?? []);
  const renderers = new RendererRegistry([...cellRenderers, ...looks], async () => fieldRenderers);
  const app = {
    renderers,
    fieldTypes: types,
    settings: {
      rowHeightOf: () => 40,
      of: () => plainSettings,
      viewsOf: () => undefined,
      viewOver: () => undefined,
      lay: () => undefined,
    },
    dictionaries: { options: () => undefined },
    notify: { success: () => undefined, error: () => undefined, announce: () => undefined },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;

  return {
    app,
    types,
    /** Takes the formula functions of the plugins out again; call it after the last test. */
    remove,
    /** Resolves a table schema. */
    table(schema: TableSchema): ResolvedTable {
      const tables = new Map([[schema.table, schema]]);
      return resolveWritten(layersOf({ tables, mixins: new Map() }, schema.table), types).table;
    },
    /** Issues that `npm run -s schema -- check` reports for files (path -> text). */
    check(files: Readonly<Record<string, string>>): readonly Issue[] {
      return checkFiles(new Map(Object.entries(files)), types, {
        actions: [...builtInActions, ...plugins.flatMap(({ actions }) => Object.keys(actions ?? {}))],
        cellTypes: [
          ...cellRenderers.map(({ type }) => type),
          ...plugins.flatMap(({ looks }) =>
            (looks ?? []).filter(({ slot }) => slot === 'cell').map(({ type }) => type),
          ),
        ],
      });
    },
    /** Renders the form of a table with everything loaded. */
    async form(table: ResolvedTable, initial: Row = {}): Promise<FormStore> {
      await renderers.ready();
      await Promise.all(table.fields.map(({ type }) => renderers.find('field', type)?.preload?.()));
      const form = new FormStore(table, { action: 'Edit', initial });
      render(page(app, <FormFields form={form} />));
      return form;
    },
  };
}

/** Renders a node inside the product. */
export function page(app: App, node: ReactNode): ReactNode {
  return <AppContext.Provider value={app}>{node}</AppContext.Provider>;
}
