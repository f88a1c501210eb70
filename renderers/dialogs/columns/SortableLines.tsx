import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconHandle from '@douyinfe/semi-icons/lib/es/icons/IconHandle';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnSetMessages } from '../../../runtime/model/messages/columnSet.ts';
import { addMessages, type MessageKey } from '../../../runtime/model/messages/index.ts';

addMessages(columnSetMessages);

interface SortableLinesProps {
  readonly label: string;
  readonly className: string;
  readonly lines: readonly { readonly id: string; readonly title: string }[];
  /** The content of a line; `handle` moves it. */
  readonly children: (id: string, handle: ReactNode) => ReactNode;
  /** Moves a line to the place of another. */
  move(id: string, to: string): void;
}

/** Lines that are put in order by pointer or keyboard, each step said. */
export function SortableLines({ label, className, lines, children, move }: SortableLinesProps): ReactNode {
  const { t } = useApp();
  const sensors = useSensors(
    // A press without movement is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const say = (key: MessageKey, id: UniqueIdentifier, over: UniqueIdentifier = id): string =>
    t(key, {
      title: lines.find((line) => line.id === id)?.title ?? '',
      at: lines.findIndex((line) => line.id === over) + 1,
      n: lines.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('columns.lifted', active.id),
    onDragOver: ({ active, over }) => (over && say('columns.over', active.id, over.id)) || undefined,
    onDragEnd: ({ active, over }) => say('columns.dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('columns.cancelled', active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('columns.hint') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={className} aria-label={label}>
          {lines.map(({ id, title }) => (
            <Line key={id} id={id} title={title}>
              {(handle) => children(id, handle)}
            </Line>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface LineProps {
  readonly id: string;
  readonly title: string;
  readonly children: (handle: ReactNode) => ReactNode;
}

function Line({ id, title, children }: LineProps): ReactNode {
  const { t } = useApp();
  const sortable = useSortable({ id });
  const { transform } = sortable;
  // The element is already a button.
  const { role: _, ...attributes } = sortable.attributes;
  const handle = (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      className="jig-columns-handle"
      {...attributes}
      {...sortable.listeners}
      aria-roledescription={t('columns.handle')}
      aria-label={t('columns.move', { title })}
    >
      <IconHandle aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={sortable.setNodeRef}
      data-dragged={sortable.isDragging ? '' : undefined}
      style={{
        transform: CSS.Transform.toString(transform && { ...transform, x: 0, scaleX: 1, scaleY: 1 }),
        transition: sortable.transition,
      }}
    >
      {children(handle)}
    </li>
  );
}
