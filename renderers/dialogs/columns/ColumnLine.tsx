import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconHandle from '@douyinfe/semi-icons/lib/es/icons/IconHandle';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ColumnChoice } from '../../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { ColumnTab } from '../../../runtime/store/list/ColumnDraft.ts';

interface ColumnLineProps {
  readonly tab: ColumnTab;
  readonly choice: ColumnChoice;
}

/** Milliseconds and easing while lines make room. */
const transition = { duration: 200, easing: 'ease' } as const;

/** One column: drag handle, title, 显示 and 冻结. */
export const ColumnLine = observer(function ColumnLine({ tab, choice }: ColumnLineProps): ReactNode {
  const { t } = useApp();
  const { field, show, fixed } = choice;
  const title = tab.titleOf(field);
  const group = tab.groupOf(field);
  const sortable = useSortable({ id: field, transition });
  const { transform } = sortable;
  // The element is already a button.
  const { role: _, ...attributes } = sortable.attributes;
  return (
    <li
      ref={sortable.setNodeRef}
      className="jig-columns-line"
      data-dragged={sortable.isDragging ? '' : undefined}
      style={{
        transform: CSS.Transform.toString(transform && { ...transform, x: 0, scaleX: 1, scaleY: 1 }),
        transition: sortable.transition,
      }}
    >
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
      <span className="jig-columns-title">
        {group === '' ? null : <span className="jig-columns-group">{group} / </span>}
        {title}
      </span>
      <input
        type="checkbox"
        aria-label={t('columns.showOf', { title })}
        checked={show}
        onChange={(event) => tab.set(field, { show: event.target.checked })}
      />
      <input
        type="checkbox"
        aria-label={t('columns.freezeOf', { title })}
        checked={fixed}
        onChange={(event) => tab.set(field, { fixed: event.target.checked })}
      />
    </li>
  );
});
