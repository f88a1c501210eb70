import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ColumnLayout, Track } from './ColumnLayout.ts';
import type { GridEdit } from './GridEdit.ts';

interface EditorsRowProps {
  readonly edit: GridEdit;
  readonly row: Row;
  readonly rowKey: string;
  readonly layout: ColumnLayout;
  /** Accessible name of the group of editors. */
  readonly label: string;
  /** Field of the clicked cell that began the edit. */
  readonly focusField: string | undefined;
  /** Called when an editor gets the focus, to scroll its column into view. */
  onReveal(track: number): void;
}

type Placed = readonly [track: Track, index: number];

function paneStyle(layout: ColumnLayout, pane: Track['pane']): CSSProperties {
  if (pane === 'left') return { left: 0, width: layout.left };
  if (pane === 'right') return { right: 0, width: layout.right };
  return { left: layout.left, right: layout.right };
}

const FOCUSABLE = 'input:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Row of editors over the drawn row; only editable columns have one. */
export function EditorsRow(props: EditorsRowProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const { edit, row, layout, focusField, rowKey } = props;
  const placed: Placed[] = layout.tracks.flatMap((track, index): Placed[] =>
    track.kind === 'field' && edit.canEdit(row, track.field) ? [[track, index]] : [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when the edit begins; later the focus may be elsewhere
  const first = useMemo(
    () => (placed.some(([track]) => track.field === focusField) ? focusField : placed[0]?.[0].field),
    [rowKey],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the clicked cell once per row
  useEffect(() => {
    const cells = [...(host.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const cell = cells.find((candidate) => candidate.dataset.field === first);
    if (!cell?.contains(document.activeElement)) cell?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, [rowKey]);

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const track = event.target.closest<HTMLElement>('[data-track]')?.dataset.track;
    if (track !== undefined) props.onReveal(Number(track));
  };
  const pane = (name: Track['pane']): ReactNode => {
    const cells = placed.filter(([track]) => track.pane === name);
    if (cells.length === 0) return null;
    return (
      <div className="jig-grid-editors-pane" style={paneStyle(layout, name)}>
        {cells.map(([track, index]) => (
          <div
            key={track.field}
            className="jig-grid-editor"
            data-field={track.field}
            data-track={index}
            data-invalid={edit.issues(rowKey, track.field).length > 0}
            style={{
              left: track.x,
              width: track.width,
              transform: name === 'mid' ? 'translateX(var(--jig-edit-left))' : undefined,
            }}
          >
            <edit.Editor
              rowKey={rowKey}
              field={track.field}
              label={track.column?.title ?? track.field}
              autoFocus={track.field === first}
            />
          </div>
        ))}
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a legend and a frame the row has no room for
    <div ref={host} className="jig-grid-editors-row" role="group" aria-label={props.label} onFocus={onFocus}>
      {pane('left')}
      {pane('mid')}
      {pane('right')}
    </div>
  );
}
