import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useRef } from 'react';
import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import type { FormStore } from '../../runtime/store/form/FormStore.ts';
import { focusFirst } from '../dialogs/focusables.ts';
import type { CellEditorProps } from '../grid/GridEdit.ts';
import { drawControl } from './drawControl.tsx';

/**
 * Makes the editor of a cell in the edited row. It has the same control as a form, with label and message for
 * screen readers.
 */
export function detailEditor(
  app: App,
  detail: DetailStore,
  onExtra?: (field: ResolvedField, form: FormStore) => void,
): ComponentType<CellEditorProps> {
  // A component inside a function is safe here: the caller keeps it for the life of the detail store.
  return observer(function DetailEditor({ rowKey, field, label, autoFocus }: CellEditorProps) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (autoFocus) focusFirst(root.current);
    }, [autoFocus]);
    const { editing } = detail;
    if (editing?.key !== rowKey || !editing.form.has(field)) return null;
    const cell = editing.form.cell(field);
    const id = `${detail.schema.table}-${rowKey}-${field}`;
    const first = cell.issues[0];
    const native = (app.renderers.find('field', cell.plan.field.type)?.label ?? 'for') === 'for';
    return (
      <div ref={root} className="jig-cell-editor" data-cell={`${detail.schema.table}.${rowKey}.${field}`}>
        {native ? (
          <label className="jig-hidden" id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        ) : (
          <span className="jig-hidden" id={`${id}-label`}>
            {label}
          </span>
        )}
        {drawControl(app, cell, id)}
        {cell.plan.field.extra && cell.mode === 'edit' && onExtra ? (
          <button
            type="button"
            className="jig-cell-extra"
            onClick={() => onExtra(cell.plan.field, editing.form)}
          >
            {cell.plan.field.extra.text}
          </button>
        ) : null}
        {first === undefined ? null : (
          <span className="jig-hidden" id={`${id}-message`}>
            {messageOf(first, app.locale)}
          </span>
        )}
      </div>
    );
  });
}
