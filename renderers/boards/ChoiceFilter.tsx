import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { ShownFilter } from '../../runtime/wire/boards/Board.ts';

interface ChoiceFilterProps {
  readonly store: BoardStore;
  readonly filter: ShownFilter;
}

const none = { required: false, issues: [], mode: 'edit', size: 'default' } as const;

/** A filter by values of a field: chosen from its dictionary, or written. */
export const ChoiceFilter = observer(function ChoiceFilter({ store, filter }: ChoiceFilterProps): ReactNode {
  const app = useApp();
  const id = useId();
  useRenderersReady(app.renderers);
  const { field: name = '', title, dataKey, isTree = false } = filter;
  const field = useMemo(() => {
    const type = dataKey === undefined ? 'text' : isTree ? 'treeSelect' : 'select';
    const one = { field: name, title, type, ...(dataKey && { dataKey }) } as FieldSchema; // its type takes these
    const table = { table: 'Filter', cnName: title, key: '_key' };
    return resolve(
      [{ kind: 'table', name: 'Filter', table, fields: [one] }],
      app.fieldTypes,
    ).table.byName.get(name);
  }, [name, title, dataKey, isTree, app.fieldTypes]);
  const renderer = field && app.renderers.find('field', field.type);
  if (field === undefined || renderer === undefined) return null;
  const { Component, label = 'for' } = renderer;
  const chosen = store.chosen.values?.[name] ?? [];
  return (
    <div className="jig-board-choice">
      <label id={`${id}-label`} htmlFor={label === 'for' ? id : undefined}>
        {title}
      </label>
      <div>
        <Component
          {...none}
          id={id}
          schema={field}
          value={chosen[0] ?? null}
          describedBy={undefined}
          options={dataKey === undefined ? undefined : app.dictionaries.options(dataKey)}
          onChange={(value) =>
            store.chooseValues(name, value === null || value === '' || value === undefined ? [] : [value])
          }
          onBlur={() => undefined}
        />
      </div>
    </div>
  );
});
