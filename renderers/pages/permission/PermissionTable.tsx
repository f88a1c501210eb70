import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PermissionStore } from '../../../runtime/store/session/PermissionStore.ts';
import type { PermissionNode } from '../../../runtime/wire/permission/PermissionData.ts';

interface PermissionTableProps {
  readonly store: PermissionStore;
  readonly readonly: boolean;
}

/** Menu lines with a checkbox per action. Actions the signed-in user may not grant are read-only. */
export const PermissionTable = observer(function PermissionTable({
  store,
  readonly,
}: PermissionTableProps): ReactNode {
  const { t } = useApp();
  const lines = below(store.nodes, 0, 0);
  if (lines.length === 0) return <p>{t('shell.permission.none')}</p>;
  return (
    <table className="jig-permission-table">
      <thead>
        <tr>
          <th scope="col">{t('shell.permission.menu')}</th>
          <th scope="col">{t('shell.permission.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ node, depth }) => (
          <Line key={node.id} node={node} depth={depth} store={store} readonly={readonly} />
        ))}
      </tbody>
    </table>
  );
});

interface LineProps extends PermissionTableProps {
  readonly node: PermissionNode;
  readonly depth: number;
}

const Line = observer(function Line({ node, depth, store, readonly }: LineProps): ReactNode {
  const { t } = useApp();
  const grantable = new Set(node.grantable.map((action) => action.value));
  const beyond = node.actions.filter((action) => !grantable.has(action.value));
  const on = node.grantable.filter((action) => store.holds(node, action.value)).length;
  return (
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
    </tr>
  );
});

interface AllBoxProps {
  readonly label: string;
  readonly name: string;
  readonly state: 'on' | 'off' | 'some';
  readonly disabled: boolean;
  onChange(checked: boolean): void;
}

function AllBox({ label, name, state, disabled, onChange }: AllBoxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` is a property without an attribute.
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={name}
        checked={state === 'on'}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

interface NodeAt {
  readonly node: PermissionNode;
  readonly depth: number;
}

/** Lines in tree order, without empty groups. */
function below(nodes: readonly PermissionNode[], parent: number, depth: number): readonly NodeAt[] {
  if (depth > 8) return [];
  return nodes
    .filter((node) => node.pid === parent)
    .flatMap((node) => {
      const children = below(nodes, node.id, depth + 1);
      const shown = node.grantable.length + node.actions.length + children.length > 0;
      return shown ? [{ node, depth }, ...children] : [];
    });
}
