import IconTick from '@douyinfe/semi-icons/lib/es/icons/IconTick';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Marks all messages of the user as read (全部已读). */
export const readAllAction: ListAction = {
  action: 'ReadAll',
  right: 'Search',
  label: 'list.readAll',
  icon: IconTick,
  run: async (page, { data, notify, t }) => {
    const answer = await (await data.inbox()).readMessages();
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    notify.success(t('list.allRead'));
    await page.refresh();
  },
};
