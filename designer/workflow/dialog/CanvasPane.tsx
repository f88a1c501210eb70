import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FlowCanvas } from '../../../renderers/workflow/flow/FlowCanvas.tsx';
import type { CanvasEvents, DrawnLine, DrawnNode } from '../../../renderers/workflow/flow/FlowCanvasProps.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { ambiguousLines } from '../../../runtime/model/workflow/words/ambiguousLines.ts';
import { issuesOfPart } from '../outline/outlineOf.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import type { FlowVerbs } from '../store/flowVerbs.ts';
import { flowWords } from '../store/flowWords.ts';

interface CanvasPaneProps {
  readonly store: FlowDesignerStore;
  readonly verbs: FlowVerbs;
}

/**
 * The canvas with the drawing. Parts are identified by keys, so that flows with duplicate ids are drawn too.
 */
export const CanvasPane = observer(function CanvasPane({ store, verbs }: CanvasPaneProps): ReactNode {
  const app = useApp();
  const { view, issues } = store;
  const words = flowWords(app, store);
  const nodes = view.nodes.map(
    (node): DrawnNode => ({
      id: node.key,
      type: node.type,
      name: node.name,
      who: words.who(node),
      left: node.left,
      top: node.top,
      tone: 'plain',
      problems: issuesOfPart(issues, node).length,
    }),
  );
  const alike = ambiguousLines(view.lines);
  const lines = view.lines.map(
    (line): DrawnLine => ({
      id: line.key,
      from: view.byId.get(line.from)?.key ?? line.from,
      to: view.byId.get(line.to)?.key ?? line.to,
      label: line.label,
      condition: alike.has(line) ? words.condition(line) : '',
      taken: false,
      problems: issuesOfPart(issues, line).length,
    }),
  );
  const select = store.select;
  const editing = useMemo(
    (): CanvasEvents => ({
      onSelect: (id) => select(id === undefined ? [] : [id]),
      onMove: (moved) => void verbs.move(moved),
      onConnect: (from, to) => void verbs.connect(from, to),
      onDrop: (type, place) => void verbs.drop(type, place),
      onInsert: (line) => void verbs.insert(line),
    }),
    [verbs, select],
  );
  useEffect(() => {
    // Captures the event, because the canvas stops it at the end of a line. The timeout lets the canvas
    // handle it first.
    const letGo = (): void => void setTimeout(store.release);
    addEventListener('pointerup', letGo, true);
    addEventListener('pointercancel', letGo, true);
    return () => {
      removeEventListener('pointerup', letGo, true);
      removeEventListener('pointercancel', letGo, true);
      store.release();
    };
  }, [store]);
  return (
    <div className="jig-fd-canvas" onPointerDownCapture={store.hold}>
      <FlowCanvas
        nodes={nodes}
        lines={lines}
        selected={store.current}
        {...(store.readonly ? {} : { editing })}
        onSelect={editing.onSelect}
      />
    </div>
  );
});
