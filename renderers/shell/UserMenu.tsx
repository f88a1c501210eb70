import IconExit from '@douyinfe/semi-icons/lib/es/icons/IconExit';
import IconKey from '@douyinfe/semi-icons/lib/es/icons/IconKey';
import IconUser from '@douyinfe/semi-icons/lib/es/icons/IconUser';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Dropdown from '@douyinfe/semi-ui/lib/es/dropdown';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';

/** Who is signed in (未获取到登录信息 when that is not known), the own password, the way out. */
export const UserMenu = observer(function UserMenu() {
  const { session } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const name = session.displayName ?? t('shell.noUser');
  return (
    <Dropdown
      trigger="click"
      position="bottomRight"
      clickToHide
      render={
        <Dropdown.Menu>
          <Dropdown.Item icon={<IconUser aria-hidden="true" />} onClick={() => void navigate('/UserInfo')}>
            {t('shell.userInfo')}
          </Dropdown.Item>
          <Dropdown.Item
            icon={<IconKey aria-hidden="true" />}
            onClick={() => void navigate({ pathname: '/UserInfo', search: 'focus=password' })}
          >
            {t('shell.changePassword')}
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item icon={<IconExit aria-hidden="true" />} onClick={session.signOut}>
            {t('shell.signOut')}
          </Dropdown.Item>
        </Dropdown.Menu>
      }
    >
      <Button
        theme="borderless"
        type="tertiary"
        className="jig-user"
        icon={<IconUser aria-hidden="true" />}
        aria-label={t('shell.userMenu', { name })}
      >
        {name}
      </Button>
    </Dropdown>
  );
});
