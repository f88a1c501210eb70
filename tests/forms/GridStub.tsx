import type { DataGridProps } from '../../renderers/grid/DataGridProps.ts';

/** What the grid was last drawn with. */
export const drawn: { last?: DataGridProps } = {};

/** The grid without its canvas: rows as text, editors in the row in edit, check boxes for selection. */
export function DataGrid(props: DataGridProps) {
  drawn.last = props;
  const { edit } = props;
  const Editor = edit?.Editor;
  return (
    <table aria-label={props.label}>
      <tbody>
        {props.rows.map((row) => {
          const key = String(row[props.rowKey]);
          const toggled = new Set(props.selected);
          if (!toggled.delete(key)) toggled.add(key);
          return (
            <tr key={key} data-key={key} onClick={() => edit?.editingKey !== key && edit?.onBegin(key)}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`select ${key}`}
                  checked={props.selected.has(key)}
                  onChange={() => props.onSelect(toggled)}
                  onClick={(event) => event.stopPropagation()}
                />
              </td>
              {props.columns.map((column) => (
                <td
                  key={column.field}
                  data-field={column.field}
                  data-issues={edit?.issues(key, column.field).length}
                >
                  {edit && Editor && edit.editingKey === key && edit.canEdit(row, column.field) ? (
                    <Editor rowKey={key} field={column.field} label={column.title} autoFocus={false} />
                  ) : (
                    props.text(row, column.field)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td>{Object.values(props.summary ?? {}).join('|')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
