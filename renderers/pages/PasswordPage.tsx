import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Navigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { PasswordForm } from './user/PasswordForm.tsx';
import './login.css';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';

addMessages(builtInPageMessages);

/** `page: "password"`: the only page that opens while a password set by an administrator must be changed. */
export const PasswordPage = observer(function PasswordPage(): ReactNode {
  const { session } = useCore();
  const t = useText();
  const id = useId();
  if (!session.mustChangePassword) return <Navigate to="/home" replace />;
  return (
    <main className="jig-login">
      <section className="jig-login-card" aria-labelledby={`${id}-title`}>
        <h1 id={`${id}-title`}>{t('shell.changePassword')}</h1>
        <p>{t('shell.passwordMustChange')}</p>
        <PasswordForm labelledBy={`${id}-title`} focused />
        <footer>
          <button type="button" className="jig-link" onClick={session.leave}>
            {t('shell.signOut')}
          </button>
        </footer>
      </section>
    </main>
  );
});
