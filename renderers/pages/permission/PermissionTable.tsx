import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PermissionStore } from '../../../runtime/store/session/PermissionStore.ts';
import type { PermissionNode } from '../../../runtime/wire/permission/PermissionData.ts';
import { AllBox } from './AllBox.tsx';
import { FieldRights } from './FieldRights.tsx';
import { menuLines } from './menuLines.ts';

interface PermissionTableProps {
  readonly store: PermissionStore;
  readonly readonly: boolean;
}

/** Menu lines with a checkbox per action, and the fields of their tables. What the signed-in user may not grant is read-only. */
export const PermissionTable = observer(function PermissionTable({
  store,
  readonly,
}: PermissionTableProps): ReactNode {
  const { session, t } = useApp();
  const [sought, setSought] = useState('');
  const tables = new Map(session.menus.map(({ id, tableName }) => [id, tableName]));
  const lines = menuLines(store.nodes, tables, sought);
  if (store.nodes.length === 0) return <p>{t('shell.permission.none')}</p>;
  return (
    <>
      <input
        type="search"
        className="jig-permission-find"
        aria-label={t('shell.permission.find')}
        placeholder={t('shell.permission.find')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <table className="jig-permission-table">
        <thead>
          <tr>
            <th scope="col">{t('shell.permission.menu')}</th>
            <th scope="col">{t('shell.permission.actions')}</th>
            <th scope="col">{t('shell.permission.fields')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ node, depth }) => (
            <Line
              key={node.id}
              node={node}
              depth={depth}
              api={tables.get(node.id)}
              store={store}
              readonly={readonly}
            />
          ))}
        </tbody>
      </table>
      <p role="status">{lines.length === 0 ? t('shell.permission.findNone') : ''}</p>
    </>
  );
});

interface LineProps extends PermissionTableProps {
  readonly node: PermissionNode;
  readonly depth: number;
  /** Name of the page in rights; undefined: no table, or the user may not open it. */
  readonly api: string | undefined;
}

const Line = observer(function Line({ node, depth, api, store, readonly }: LineProps): ReactNode {
  const { t } = useApp();
  const grantable = new Set(node.grantable.map((action) => action.value));
  const beyond = node.actions.filter((action) => !grantable.has(action.value));
  const on = node.grantable.filter((action) => store.holds(node, action.value)).length;
  const isOpen = api !== undefined && store.fields?.opened.has(api) === true;
  return (
    <Fragment>
      <tr>
        <th scope="row" style={{ paddingInlineStart: 12 + depth * 20 }}>
          {node.grantable.length === 0 ? (
            node.text
          ) : (
            <AllBox
              label={node.text}
              name={t('shell.permission.all', { menu: node.text })}
              state={on === 0 ? 'off' : on === node.grantable.length ? 'on' : 'some'}
              disabled={readonly}
              onChange={(checked) => store.setAll(node, [...grantable], checked)}
            />
          )}
        </th>
        <td>
          {[...node.grantable, ...beyond].map((action) => (
            <label key={action.value}>
              <input
                type="checkbox"
                checked={store.holds(node, action.value)}
                disabled={readonly || !grantable.has(action.value)}
                onChange={(event) => store.set(node, action.value, event.target.checked)}
              />
              {action.text || action.value}
            </label>
          ))}
        </td>
        <td>
          {api === undefined ? null : (
            <button
              type="button"
              className="jig-permission-open"
              aria-expanded={isOpen}
              aria-label={t('shell.permission.fieldsOf', { menu: node.text })}
              onClick={() => void store.fields?.toggle(api)}
            >
              {t('shell.permission.fields')}
            </button>
          )}
        </td>
      </tr>
      {isOpen && store.fields ? (
        <tr>
          <td colSpan={3} className="jig-permission-fields">
            <FieldRights store={store.fields} api={api} readonly={readonly} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
});
