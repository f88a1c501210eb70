import IconExit from '@douyinfe/semi-icons/lib/es/icons/IconExit';
import IconKey from '@douyinfe/semi-icons/lib/es/icons/IconKey';
import IconUser from '@douyinfe/semi-icons/lib/es/icons/IconUser';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { MenuButton } from './MenuButton.tsx';

/** Menu of the user: name (未获取到登录信息 when unknown), password, sign out. */
export const UserMenu = observer(function UserMenu() {
  const { session, notify, app } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const name = session.displayName ?? t('shell.noUser');
  const leave = async (): Promise<void> => {
    const userId = session.data?.user.user_Id;
    // When the code of the question fails to load, the user may sign out all the same: drafts are kept.
    const may =
      userId === undefined ||
      (await import('./leaveDesk.ts')
        .then(({ leaveDesk }) => leaveDesk(userId, notify, app.locale))
        .catch(() => true));
    if (may) session.leave();
  };
  return (
    <MenuButton
      theme="borderless"
      className="jig-user"
      icon={<IconUser aria-hidden="true" />}
      label={t('shell.userMenu', { name })}
      lines={[
        {
          key: 'info',
          text: t('shell.userInfo'),
          icon: <IconUser aria-hidden="true" />,
          run: () => void navigate('/UserInfo'),
        },
        {
          key: 'password',
          text: t('shell.changePassword'),
          icon: <IconKey aria-hidden="true" />,
          run: () => void navigate({ pathname: '/UserInfo', search: 'focus=password' }),
        },
        {
          key: 'out',
          text: t('shell.signOut'),
          icon: <IconExit aria-hidden="true" />,
          apart: true,
          run: () => void leave(),
        },
      ]}
    >
      {name}
    </MenuButton>
  );
});
