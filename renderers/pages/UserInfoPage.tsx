import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { PasswordForm } from './user/PasswordForm.tsx';
import './user/user.css';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages, listed } from '../../runtime/model/messages/index.ts';

addMessages(builtInPageMessages);

/** `page: "userInfo"`: the signed-in user's profile and password. */
export const UserInfoPage = observer(function UserInfoPage(): ReactNode {
  const { session, t, locale } = useApp();
  const { search } = usePageRoute();
  const id = useId();
  const wantsPassword = new URLSearchParams(search).get('focus') === 'password';
  const user = session.data?.user;
  return (
    <div className="jig-user-info">
      <h1>{t('shell.userInfo')}</h1>
      <dl>
        <dt>{t('shell.user.account')}</dt>
        <dd>{user?.userName ?? t('shell.noUser')}</dd>
        <dt>{t('shell.user.realName')}</dt>
        <dd>{user?.realName ?? t('shell.noUser')}</dd>
        <dt>{t('shell.user.roles')}</dt>
        <dd>{listed(user?.roleNames ?? [], locale) || '–'}</dd>
      </dl>
      <h2 id={`${id}-title`}>{t('shell.changePassword')}</h2>
      <PasswordForm labelledBy={`${id}-title`} focused={wantsPassword} />
    </div>
  );
});
