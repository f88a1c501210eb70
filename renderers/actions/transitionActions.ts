import IconEdit from '@douyinfe/semi-icons/lib/es/icons/IconEdit';
import type { ListAction } from '../../runtime/ListAction.ts';
import type { Transition } from '../../runtime/model/schema/TableSchema.ts';

/** Toolbar buttons for the status transitions of a table; each applies to one row. */
export function transitionActions(transitions: readonly Transition[] | undefined): readonly ListAction[] {
  return (transitions ?? []).map((transition) => ({
    action: transition.action,
    right: transition.right ?? 'Update',
    label: 'list.edit',
    text: transition.text,
    icon: IconEdit,
    needs: { count: 'one', none: 'list.selectToChange', many: 'list.oneToChange' },
    run: (page) => page.change(transition),
  }));
}
