import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';
import { CanvasItem } from './CanvasItem.tsx';
import { pressOnCanvas } from './canvasKeys.ts';
import type { DragStore } from './DragStore.ts';
import { DropMarkLine } from './DropMarkLine.tsx';
import { startDrag } from './startDrag.ts';

interface FormCanvasProps {
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
  readonly drag: DragStore;
  readonly pane: RefObject<HTMLDivElement>;
  /** Text of the search; components whose title contains it are marked. */
  readonly search: string;
}

/** The designed form. A list box: arrows select a component, and the keys of `pressOnCanvas` act on it. */
export const FormCanvas = observer(function FormCanvas(props: FormCanvasProps): ReactNode {
  const { store, verbs, drag, pane, search } = props;
  const { t } = useApp();
  const idPrefix = useId();
  const help = useId();
  const { visible, current } = store;
  const currentId = current?.part.id;
  useEffect(() => {
    const list = pane.current;
    const item = list?.querySelector<HTMLElement>(`[data-part="${CSS.escape(currentId ?? '')}"]`);
    if (!list || !item) return;
    item.scrollIntoView({ block: 'nearest' });
    // The focus follows the selection while it is on the canvas.
    if (list.contains(document.activeElement)) item.focus({ preventScroll: true });
  }, [pane, currentId]);
  const needle = search.trim().toLowerCase();
  const selected = new Set(store.selected);
  const stop = currentId ?? visible[0]?.part.id;
  const idAt = (target: EventTarget): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined;
  return (
    <div className="jig-fm-pane" ref={pane}>
      <p id={help} className="jig-hidden">
        {t('formDesign.canvasHelp')}
      </p>
      <div
        role="listbox"
        aria-label={t('formDesign.canvas')}
        aria-multiselectable="true"
        aria-describedby={help}
        tabIndex={visible.length === 0 ? 0 : -1}
        className="jig-fm-canvas"
        onKeyDown={(event) => {
          if (pressOnCanvas(event, store, verbs)) event.preventDefault();
        }}
        onPointerDown={(event) => {
          const id = idAt(event.target);
          if (id === undefined) return;
          const ids = store.selected.includes(id) ? store.selected : [id];
          const label = store.views.find(({ part }) => part.id === id)?.title ?? '';
          startDrag({ store, verbs, drag, canvas: () => pane.current }, event, { kind: 'parts', ids }, label);
        }}
        onClick={(event) => {
          const id = idAt(event.target);
          if (id === undefined) store.select([]);
          else if (event.ctrlKey || event.metaKey) store.toggle(id);
          else if (event.shiftKey) store.select(between(store, id));
          else store.select([id]);
        }}
        onDoubleClick={() => store.edit()}
      >
        {visible.map((view) => (
          <CanvasItem
            key={view.part.id}
            store={store}
            view={view}
            idPrefix={idPrefix}
            isSelected={selected.has(view.part.id)}
            isCurrent={view.part.id === currentId}
            isStop={view.part.id === stop}
            isFound={needle !== '' && view.title.toLowerCase().includes(needle)}
          />
        ))}
      </div>
      {visible.length === 0 ? <p className="jig-fm-empty">{t('formDesign.empty')}</p> : null}
      <DropMarkLine drag={drag} />
    </div>
  );
});

/** Ids from the current component to this one, which becomes the current one. */
function between(store: FormDesignerStore, id: string): readonly string[] {
  const ids = store.visible.map(({ part }) => part.id);
  const from = ids.indexOf(store.current?.part.id ?? id);
  const to = ids.indexOf(id);
  return [...ids.slice(Math.min(from, to), Math.max(from, to) + 1).filter((one) => one !== id), id];
}
