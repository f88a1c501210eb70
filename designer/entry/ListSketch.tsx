import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { ColumnHead } from './ColumnHead.tsx';
import type { ColumnOrder } from './ColumnOrder.ts';
import { sampleText } from './sampleText.ts';

const isColumn = ({ hidden, isColumnData, importance, field }: ResolvedField): boolean =>
  !hidden && isColumnData !== false && importance !== 'detail' && field !== 'Version';

interface ListSketchProps {
  readonly table: ResolvedTable;
  readonly order: ColumnOrder | undefined;
}

/** Columns and search fields of the list that a table has, with one made-up row. Its own columns can be moved. */
export const ListSketch = observer(function ListSketch({ table, order }: ListSketchProps): ReactNode {
  const { t, locale, session, notify } = useApp();
  const hintId = useId();
  const frame = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string>();
  const columns = table.fields.filter(isColumn);
  const searched = table.fields.filter(({ searchRowNo }) => searchRowNo !== undefined);
  const movable = order?.movable(columns.map(({ field }) => field)) ?? [];
  const titleOf = (name: string): string => table.byName.get(name)?.title ?? name;

  const hadFocus = useRef(false);
  // The columns come in their new order with the next preview; the moved one keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table draws its columns again
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [table]);

  const put = (name: string, target: string | undefined): void => {
    if (order === undefined || target === undefined || !movable.includes(name)) return;
    setChosen(name);
    order.put(name, target);
    const at = order.movable(movable).indexOf(name) + 1;
    notify.announce(t('entry.moved', { title: titleOf(name), at, n: movable.length }));
  };
  const neighbour = (name: string | undefined, by: -1 | 1): string | undefined =>
    name === undefined || !movable.includes(name) ? undefined : movable[movable.indexOf(name) + by];
  const moveButton = (by: -1 | 1): ReactNode => (
    <button
      type="button"
      className="jig-link"
      aria-disabled={neighbour(chosen, by) === undefined}
      aria-describedby={hintId}
      onClick={() => chosen !== undefined && put(chosen, neighbour(chosen, by))}
    >
      {t(by < 0 ? 'entry.moveLeft' : 'entry.moveRight')}
    </button>
  );
  return (
    <section>
      <h4>{t('entry.list')}</h4>
      {searched.length === 0 ? null : (
        <p>{t('entry.searched', { names: searched.map(({ title }) => title) })}</p>
      )}
      {movable.length < 2 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
        <div role="group" className="jig-entry-order" aria-label={t('entry.order')}>
          {moveButton(-1)}
          {moveButton(1)}
          <span id={hintId}>{t('entry.orderHint')}</span>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section ref={frame} className="jig-entry-list" tabIndex={0} aria-label={t('entry.list')}>
        <table>
          <thead
            onFocus={() => {
              hadFocus.current = true;
            }}
            onBlur={({ relatedTarget }) => {
              // A head that the new order takes out of the document loses the focus to nothing.
              if (relatedTarget !== null) hadFocus.current = false;
            }}
          >
            <tr>
              {columns.map((column) =>
                movable.length > 1 && movable.includes(column.field) ? (
                  <ColumnHead
                    key={column.field}
                    field={column}
                    isChosen={column.field === chosen}
                    hintId={hintId}
                    onChoose={() => setChosen(column.field)}
                    onStep={(by) => put(column.field, neighbour(column.field, by))}
                    onDrop={(name) => put(name, column.field)}
                  />
                ) : (
                  <th
                    key={column.field}
                    scope="col"
                    style={{ minWidth: column.width, textAlign: column.align }}
                  >
                    {column.title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            <tr>
              {columns.map((field) => (
                <td key={field.field} style={{ textAlign: field.align }}>
                  {sampleText(field, locale, session.now())}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
});
