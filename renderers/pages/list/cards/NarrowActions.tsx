import IconMore from '@douyinfe/semi-icons/lib/es/icons/IconMore';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';
import { addAction } from '../../../actions/Add.ts';
import { pressAction } from '../../../actions/pressAction.ts';
import { MenuButton } from '../../../shell/MenuButton.tsx';
import { PageButton } from '../../../shell/PageButton.tsx';
import { actionsOf } from '../Toolbar.tsx';

/** Actions of a list in a phone-sized window: 新建 and everything else in one menu. */
export const NarrowActions = observer(function NarrowActions({
  page,
}: {
  readonly page: PageStore;
}): ReactNode {
  const app = useApp();
  const { t } = app;
  const actions = actionsOf(page, app.listActions);
  const add = actions.find(({ action }) => action === addAction.action);
  const others = actions
    .filter((action) => action !== add)
    .map((action) => ({
      key: action.action,
      text: action.text ?? t(action.label),
      run: () => pressAction(app, page, action),
    }));
  return (
    <div role="toolbar" aria-label={t('list.actions')}>
      {add === undefined ? null : (
        <PageButton
          theme="solid"
          icon={<add.icon aria-hidden="true" />}
          aria-label={add.text ?? t(add.label)}
          onClick={() => pressAction(app, page, add)}
        />
      )}
      <MenuButton
        icon={<IconMore aria-hidden="true" />}
        label={t('list.more')}
        lines={[
          { key: 'search', text: t('list.advancedSearch'), run: page.toggleSearch },
          ...others,
          { key: 'columns', text: t('list.columns'), apart: true, run: () => page.openDialog('columns') },
          { key: 'why', text: t('list.why'), run: () => page.openDialog('why') },
        ]}
      />
    </div>
  );
});
