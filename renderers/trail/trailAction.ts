import IconBranch from '@douyinfe/semi-icons/lib/es/icons/IconBranch';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Opens the trail of the selected row, where documents of the table lead to others. */
export const trailAction: ListAction = {
  action: 'Trail',
  right: 'Search',
  isGeneral: true,
  label: 'trail.title',
  icon: IconBranch,
  needs: { count: 'one', none: 'trail.select', many: 'trail.selectOne' },
  offered: ({ doc, app }) => app.settings.of(doc.main.table).hasTrail === true,
  run: ({ doc: { main }, list }, { stores }) => {
    const [row] = list.selectedRows;
    if (row === undefined) return;
    stores?.trail?.open({
      table: main.table,
      key: list.keyOf(row),
      name: `${main.cnName} ${row[main.nameField] ?? ''}`.trim(),
    });
  },
};
