import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { afterFrames } from './afterFrames.ts';
import type { FlowCanvasProps, NodeTone } from './FlowCanvasProps.ts';
import { FlowDrawing } from './FlowDrawing.ts';

const toneWords = {
  progress: 'flowCanvas.progress',
  passed: 'flowCanvas.passed',
  rejected: 'flowCanvas.rejected',
  pending: 'flowCanvas.pending',
} as const satisfies Record<Exclude<NodeTone, 'plain'>, string>;

/** Keeps the canvas of an element in sync with the props. Recreates it when `editing` begins or ends. */
export function useDrawing(
  stage: RefObject<HTMLElement | null>,
  props: FlowCanvasProps,
  onZoom: (zoom: number) => void,
): RefObject<FlowDrawing | null> {
  const { t } = useApp();
  const drawing = useRef<FlowDrawing | null>(null);
  const now = useRef(props);
  now.current = props;
  const isEditing = props.editing !== undefined;

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    // Reverts what the owner has not accepted after two frames.
    const answer = (): void => afterFrames(() => drawing.current?.settle());
    const words = {
      tone: (tone: NodeTone) => (tone === 'plain' ? '' : t(toneWords[tone])),
      problems: (n: number) => t('flowCanvas.problems', { n }),
      insert: t('flowCanvas.insert'),
    };
    const made = new FlowDrawing(element, isEditing, words, {
      onSelect: (id) => {
        const { editing, onSelect } = now.current;
        (editing ?? { onSelect }).onSelect(id);
        answer();
      },
      onMove: (moved) => {
        now.current.editing?.onMove(moved);
        answer();
      },
      onConnect: (from, to) => now.current.editing?.onConnect(from, to),
      onInsert: (id) => now.current.editing?.onInsert(id),
      onView: ({ zoom }) => onZoom(zoom),
    });
    drawing.current = made;
    made.draw(now.current);
    made.fit();
    return () => {
      drawing.current = null;
      made.destroy();
    };
  }, [stage, isEditing, t, onZoom]);

  useEffect(() => drawing.current?.draw(props), [props]);
  return drawing;
}
