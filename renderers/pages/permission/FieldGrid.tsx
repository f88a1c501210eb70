import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RoleFieldsStore } from '../../../runtime/store/session/RoleFieldsStore.ts';
import type { FieldRightPart, RoleTable } from '../../../runtime/wire/permission/RoleTable.ts';
import { moveOf } from '../../grid/keys.ts';
import { lockOfRight } from './lockOfRight.ts';

interface FieldGridProps {
  readonly store: RoleFieldsStore;
  readonly table: RoleTable;
  readonly readonly: boolean;
}

const parts: readonly FieldRightPart[] = ['show', 'isEdit', 'disabled'];
/** Fields from which on a search is worth its place. */
const many = 12;
/** Rows a page key moves by. */
const page = 10;

/** Fields by what a role may do with them. One tab stop; arrow keys, Home, End and page keys move, Space switches. */
export const FieldGrid = observer(function FieldGrid({ store, table, readonly }: FieldGridProps): ReactNode {
  const { t } = useApp();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState({ row: 0, track: 0 });
  const grid = useRef<HTMLTableElement>(null);
  const wanted = sought.trim().toLowerCase();
  const fields = table.fields.filter(({ field, title }) =>
    [field, title].some((text) => text.toLowerCase().includes(wanted)),
  );
  const active = { ...at, row: Math.max(0, Math.min(at.row, fields.length - 1)) };

  const move = (event: KeyboardEvent): void => {
    const press = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: false };
    const to = moveOf(press, { at: active, rows: fields.length, tracks: parts.length, page });
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    const next = { ...to, row: Math.max(0, to.row) };
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row},${next.track}"]`)?.focus();
  };

  return (
    <>
      {table.fields.length > many ? (
        <input
          type="search"
          className="jig-permission-find"
          aria-label={`${table.title}: ${t('shell.permission.findField')}`}
          placeholder={t('shell.permission.findField')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      ) : null}
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of checkboxes that arrow keys walk is a grid
        role="grid"
        aria-label={t('shell.permission.fieldsOf', { menu: table.title })}
        onKeyDown={move}
      >
        <thead>
          <tr>
            <th scope="col">{t('shell.permission.field')}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {t(`shell.permission.${part}`)}
              </th>
            ))}
            <th scope="col">{t('shell.permission.why')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, row) => {
            const right = store.right(table.tableName, field);
            const locks = parts.map((part) => lockOfRight(part, field, right));
            const reasons = [...new Set(locks.filter((lock) => lock !== undefined))].map((lock) => t(lock));
            return (
              <tr key={field.field}>
                <th scope="row">
                  {field.title} <small>{field.field}</small>
                </th>
                {parts.map((part, track) => {
                  const lock = locks[track];
                  const isLocked = readonly || lock !== undefined;
                  const name = `${field.title}: ${t(`shell.permission.${part}`)}`;
                  return (
                    <td key={part} title={lock && t(lock)}>
                      <input
                        type="checkbox"
                        // A disabled box takes no focus, so a screen reader would not say why.
                        aria-disabled={isLocked}
                        aria-label={lock === undefined ? name : `${name} (${t(lock)})`}
                        data-cell={`${row},${track}`}
                        tabIndex={row === active.row && track === active.track ? 0 : -1}
                        checked={right[part] === 1}
                        onFocus={() => setAt({ row, track })}
                        onChange={(event) => {
                          if (!isLocked)
                            store.set(table.tableName, field, part, event.target.checked ? 1 : 0);
                        }}
                      />
                    </td>
                  );
                })}
                <td>{reasons.join(' · ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="status">{fields.length === 0 ? t('shell.permission.findFieldNone') : ''}</p>
    </>
  );
});
