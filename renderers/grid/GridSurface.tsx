import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { DataGridProps } from './DataGridProps.ts';
import { EditorsRow } from './EditorsRow.tsx';
import { GridCommands } from './GridCommands.ts';
import { GridController, type GridWords } from './GridController.ts';
import { GridKeyboard } from './GridKeyboard.ts';
import { GridPointer } from './GridPointer.ts';
import { keepPrintCopy } from './keepPrintCopy.ts';
import { loadTable } from './loadTable.ts';
import type { ReorderWords } from './RowReorder.ts';
import './grid.css';

/** Texts of a grid besides its rows and titles. */
export interface SurfaceWords extends GridWords {
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  editRow(row: number): string;
  /** Undefined when rows of this grid can never be moved. */
  readonly reorder?: ReorderWords;
}

interface Parts {
  readonly grid: GridController;
  readonly commands: GridCommands;
}

interface GridSurfaceProps {
  readonly props: DataGridProps;
  readonly words: SurfaceWords;
  /** Called once VTable is loaded and has drawn. */
  onReady?(grid: GridController): void;
}

type Loading = 'loading' | 'ready' | 'failed';

/**
 * React component around a {@link GridController}: creates it, passes props, and renders the row of editors.
 */
export function GridSurface({ props, words, onReady }: GridSurfaceProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<Parts>();
  const [loading, setLoading] = useState<Loading>('loading');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    if (!host.current) return;
    const grid = new GridController(host.current, latest.current, words);
    const commands = new GridCommands(grid);
    const pointer = new GridPointer(grid, commands);
    const keyboard = new GridKeyboard(grid, commands);
    const endPrint = keepPrintCopy(host.current, grid);
    setParts({ grid, commands });
    return () => {
      pointer.dispose();
      keyboard.dispose();
      endPrint();
      grid.dispose();
    };
  }, [words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (!parts) return;
    let gone = false;
    setLoading('loading');
    loadTable().then(
      (table) => {
        if (gone) return;
        parts.grid.draw(table);
        setLoading('ready');
        onReady?.(parts.grid);
      },
      () => {
        if (!gone) setLoading('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [parts, attempt]);

  useLayoutEffect(() => parts?.grid.update(props), [parts, props]);

  const connect = props.edit?.connect;
  useEffect(() => (parts && connect ? connect(parts.grid, parts.commands) : undefined), [parts, connect]);

  const movable = props.reorder !== undefined;
  useEffect(() => {
    if (!parts || !movable || !words.reorder) return;
    const said = words.reorder;
    const gone = new AbortController();
    let stop: (() => void) | undefined;
    // Few lists allow reordering by hand, so its code loads on demand.
    void import('./reorder/connectReorder.ts').then(({ connectReorder }) => {
      if (!gone.signal.aborted) stop = connectReorder(parts.grid, parts.commands, said);
    });
    return () => {
      gone.abort();
      stop?.();
    };
  }, [parts, movable, words]);

  const busy = props.loading === true || loading === 'loading';
  return (
    <div ref={host} className="jig-grid-host" style={{ height: props.height }} aria-busy={busy}>
      {parts && props.edit?.editingKey !== undefined ? (
        <Editors parts={parts} props={props} words={words} />
      ) : null}
      {loading === 'loading' ? (
        <div className="jig-grid-skeleton" role="status" aria-label={words.loading} />
      ) : null}
      {loading === 'failed' ? (
        <div className="jig-grid-skeleton" role="alert">
          {words.loadFailed}{' '}
          <button onClick={() => setAttempt(attempt + 1)} type="button">
            {words.retry}
          </button>
        </div>
      ) : null}
      {props.rows.length === 0 && !busy && loading === 'ready' ? (
        <div className="jig-grid-cover">{props.emptyText}</div>
      ) : null}
      {props.loading && loading === 'ready' ? (
        <div className="jig-grid-cover jig-grid-cover-loading" role="status">
          {words.loading}
        </div>
      ) : null}
    </div>
  );
}

function Editors({
  parts,
  props,
  words,
}: {
  parts: Parts;
  props: DataGridProps;
  words: SurfaceWords;
}): ReactNode {
  const { grid } = parts;
  const layout = useSyncExternalStore(grid.subscribe, grid.layout);
  const index = useSyncExternalStore(grid.subscribe, grid.editing);
  const row = index === undefined ? undefined : props.rows[index];
  const rowKey = props.edit?.editingKey;
  if (!props.edit || index === undefined || !row || rowKey === undefined) return null;
  const focusField = grid.active?.row === index ? layout.tracks[grid.active.track]?.field : undefined;
  return createPortal(
    <EditorsRow
      edit={props.edit}
      row={row}
      rowKey={rowKey}
      layout={layout}
      label={words.editRow(index + 1)}
      focusField={focusField}
      onReveal={(track) => grid.reveal({ row: index, track })}
    />,
    grid.elements.editors,
  );
}
