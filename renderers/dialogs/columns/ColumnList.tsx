import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { ColumnTab } from '../../../runtime/store/list/ColumnDraft.ts';
import { ColumnLine } from './ColumnLine.tsx';

interface ColumnListProps {
  readonly tab: ColumnTab;
}

/** Columns of one table: order by pointer or keyboard, visible and frozen flags. */
export const ColumnList = observer(function ColumnList({ tab }: ColumnListProps): ReactNode {
  const { t } = useApp();
  const sensors = useSensors(
    // A press without movement is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { choices } = tab;
  const say = (key: MessageKey, field: UniqueIdentifier, over: UniqueIdentifier = field): string =>
    t(key, {
      title: tab.titleOf(String(field)),
      at: choices.findIndex((choice) => choice.field === over) + 1,
      n: choices.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('columns.lifted', active.id),
    onDragOver: ({ active, over }) => (over && say('columns.over', active.id, over.id)) || undefined,
    onDragEnd: ({ active, over }) => say('columns.dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('columns.cancelled', active.id),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) tab.move(String(active.id), String(over.id));
  };
  return (
    <>
      <p className="jig-columns-hint">{t('columns.hint')}</p>
      <div className="jig-columns-head" aria-hidden="true">
        <span>{t('columns.column')}</span>
        <span>{t('list.show')}</span>
        <span>{t('list.freeze')}</span>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('columns.hint') } }}
        onDragEnd={drop}
      >
        <SortableContext items={choices.map(({ field }) => field)} strategy={verticalListSortingStrategy}>
          <ul className="jig-columns-list" aria-label={t('columns.list', { title: tab.title })}>
            {choices.map((choice) => (
              <ColumnLine key={choice.field} tab={tab} choice={choice} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  );
});
