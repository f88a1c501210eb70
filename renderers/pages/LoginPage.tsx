import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { wantedAfterLogin } from '../../runtime/host/wantedAfterLogin.ts';
import { Logo } from '../shell/Logo.tsx';
import './login.css';

/** `page: "login"`. Loads only what it draws; the rest loads once the user types. */
export const LoginPage = observer(function LoginPage(): ReactNode {
  const { session, app } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const userId = session.credentials?.user_Id;

  useEffect(() => {
    // The user is already signed in (another tab, a bookmark): go to the wanted page.
    if (userId !== undefined)
      void navigate(wantedAfterLogin(sessionStorage, search, userId), { replace: true });
  }, [userId, navigate, search]);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input')?.focus(), []);

  const refuse = (message: string, field: 'userName' | 'password'): void => {
    setProblem(message);
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (userName.trim() === '') return refuse(t('shell.login.userNameEmpty'), 'userName');
    if (password === '') return refuse(t('shell.login.passwordEmpty'), 'password');
    setBusy(true);
    setProblem('');
    const answer = await session.signIn(userName.trim(), password);
    setBusy(false);
    if (answer && !answer.ok) refuse(answer.failure.message, 'password');
  };

  const described = problem === '' ? undefined : `${id}-problem`;
  return (
    <main className="jig-login">
      <section className="jig-login-card" aria-labelledby={`${id}-title`}>
        <div className="jig-login-brand">
          <Logo size={40} />
          <div>
            <h1 id={`${id}-title`}>{t('shell.product')}</h1>
            <p>{t('shell.tagline')}</p>
          </div>
        </div>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <label htmlFor={`${id}-user`}>{t('shell.login.userName')}</label>
          <Input
            id={`${id}-user`}
            name="userName"
            size="large"
            autoComplete="username"
            value={userName}
            onChange={setUserName}
            aria-describedby={described ?? ''}
            aria-invalid={problem !== ''}
          />
          <label htmlFor={`${id}-password`}>{t('shell.login.password')}</label>
          <Input
            id={`${id}-password`}
            name="password"
            type="password"
            size="large"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            aria-describedby={described ?? ''}
            aria-invalid={problem !== ''}
          />
          <p id={`${id}-problem`} className="jig-login-problem" role="alert">
            {problem}
          </p>
          <Button htmlType="submit" theme="solid" size="large" block loading={busy}>
            {t('shell.login.submit')}
          </Button>
        </form>
        <footer>
          <button type="button" className="jig-link" onClick={app.toggleLocale}>
            {t('shell.language')}
          </button>
          <button type="button" className="jig-link" onClick={app.toggleTheme}>
            {t(app.theme === 'dark' ? 'shell.themeLight' : 'shell.themeDark')}
          </button>
        </footer>
      </section>
    </main>
  );
});
