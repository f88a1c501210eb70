import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { FlowCanvasProps } from './FlowCanvasProps.ts';
import { FlowPalette } from './FlowPalette.tsx';
import { FlowTools } from './FlowTools.tsx';
import { nodeSize } from './nodeSize.ts';
import { useDrawing } from './useDrawing.ts';
import { useWheelZoom } from './useWheelZoom.ts';

/** The canvas with palette and zoom tools. This file is the lazy chunk that contains LogicFlow. */
export function FlowBoard(props: FlowCanvasProps): ReactNode {
  const { t } = useApp();
  const { nodes, lines, editing } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const drawing = useDrawing(stage, props, setZoom);
  useWheelZoom(stage, drawing);
  const drop = useCallback(
    (type: NodeType, at: { readonly x: number; readonly y: number } | undefined): void => {
      const { width, height } = nodeSize(type);
      editing?.onDrop(type, at && { left: Math.round(at.x - width / 2), top: Math.round(at.y - height / 2) });
    },
    [editing],
  );
  const palette = useMemo(
    () =>
      editing && (
        <FlowPalette
          onDrop={(type, clientX, clientY) => drop(type, drawing.current?.placeAt(clientX, clientY))}
          onPut={(type) => {
            const box = stage.current?.getBoundingClientRect();
            if (box) drop(type, drawing.current?.placeAt(box.left + box.width / 2, box.top + box.height / 2));
          }}
        />
      ),
    [editing, drop, drawing],
  );
  return (
    <div className="jig-flow">
      <div className="jig-flow-bar">
        {palette}
        <span className="jig-flow-space" />
        <FlowTools
          zoom={zoom}
          onZoom={(next) => drawing.current?.zoom(next)}
          onFit={() => drawing.current?.fit()}
        />
      </div>
      <div className="jig-flow-paper">
        <div
          ref={stage}
          className="jig-flow-stage"
          role="img"
          aria-label={t('flowCanvas.name', { nodes: nodes.length, lines: lines.length })}
        />
        {nodes.length === 0 ? (
          <p className="jig-flow-hint">{t(editing ? 'flowCanvas.empty' : 'flowCanvas.nothing')}</p>
        ) : null}
      </div>
    </div>
  );
}
