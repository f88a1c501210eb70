import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { typeIcons } from './nodeIcons.ts';

interface FlowPaletteProps {
  /** Called when the user drops a node type at this point of the window. */
  onDrop(type: NodeType, clientX: number, clientY: number): void;
  /** Called when the user presses a node type without dragging it. */
  onPut(type: NodeType): void;
}

const kinds: readonly NodeType[] = ['start', 'node', 'end'];

/** Pixels the pointer may move before a press becomes a drag. */
const tremble = 4;

interface Held {
  readonly type: NodeType;
  readonly startX: number;
  readonly startY: number;
}

/**
 * The palette of the three node types, to drag onto the canvas. By keyboard a node is put into the middle of
 * the visible part.
 */
export function FlowPalette({ onDrop, onPut }: FlowPaletteProps): ReactNode {
  const { t } = useApp();
  const held = useRef<Held | undefined>(undefined);
  const dragged = useRef(false);
  const [ghost, setGhost] = useState<{ readonly type: NodeType; readonly x: number; readonly y: number }>();
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const { current } = held;
    if (!current) return;
    if (Math.hypot(clientX - current.startX, clientY - current.startY) >= tremble) dragged.current = true;
    if (dragged.current) setGhost({ type: current.type, x: clientX, y: clientY });
  };
  const letGo = ({ clientX, clientY }: PointerEvent): void => {
    const { current } = held;
    held.current = undefined;
    setGhost(undefined);
    if (current && dragged.current) onDrop(current.type, clientX, clientY);
  };
  const giveUp = (): void => {
    held.current = undefined;
    setGhost(undefined);
  };
  return (
    <div className="jig-flow-palette" role="toolbar" aria-label={t('flowCanvas.palette')}>
      {kinds.map((type) => (
        <button
          key={type}
          type="button"
          className={`jig-flow-kind jig-flow-node-${type}`}
          title={t('flowCanvas.dragHint')}
          data-kind={type}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            held.current = { type, startX: event.clientX, startY: event.clientY };
            dragged.current = false;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={move}
          onPointerUp={letGo}
          onPointerCancel={() => {
            giveUp();
            // No click follows a cancelled drag, so the next click counts as a press.
            dragged.current = false;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && held.current) {
              event.stopPropagation();
              giveUp();
            }
          }}
          onClick={() => {
            // The click that ends a drag does not count as a press.
            if (!dragged.current) onPut(type);
            dragged.current = false;
          }}
        >
          <KindIcon type={type} />
          {t(`flowCanvas.${type}`)}
        </button>
      ))}
      {ghost ? (
        <div
          className={`jig-flow-ghost jig-flow-node-${ghost.type}`}
          style={{ left: ghost.x, top: ghost.y }}
          aria-hidden="true"
        >
          <KindIcon type={ghost.type} />
          {t(`flowCanvas.${ghost.type}`)}
        </div>
      ) : null}
    </div>
  );
}

const KindIcon = ({ type }: { readonly type: NodeType }): ReactNode => (
  <svg className="jig-flow-kind-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d={typeIcons[type]} />
  </svg>
);
