import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { keptBrand } from '../../runtime/host/keptBrand.ts';
import { wantedAfterLogin } from '../../runtime/host/wantedAfterLogin.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { loginMessages } from '../../runtime/model/messages/login.ts';
import { Logo } from '../shell/Logo.tsx';
import './login.css';

addMessages(loginMessages);

const inputs = [
  {
    name: 'userName',
    label: 'shell.login.userName',
    lacks: 'shell.login.userNameEmpty',
    type: 'text',
    autoComplete: 'username',
  },
  {
    name: 'password',
    label: 'shell.login.password',
    lacks: 'shell.login.passwordEmpty',
    type: 'password',
    autoComplete: 'current-password',
  },
] as const;

type InputName = (typeof inputs)[number]['name'];

const empty: Readonly<Record<InputName, string>> = { userName: '', password: '' };

/** `page: "login"`. Loads only what it draws; the rest loads once the user types. */
export const LoginPage = observer(function LoginPage(): ReactNode {
  const { session, app } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<readonly InputName[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [brand] = useState(() => keptBrand(localStorage));
  const userId = session.credentials?.user_Id;

  useEffect(() => {
    // The user is already signed in (another tab, a bookmark): go to the wanted page.
    if (userId !== undefined)
      void navigate(wantedAfterLogin(sessionStorage, search, userId), { replace: true });
  }, [userId, navigate, search]);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input')?.focus(), []);

  const focus = (name: InputName): void =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const userName = values.userName.trim();
    const { password } = values;
    const none = inputs.flatMap(({ name }) =>
      (name === 'userName' ? userName : password) === '' ? [name] : [],
    );
    setMissing(none);
    setProblem('');
    const [first] = none;
    if (first !== undefined) return focus(first);
    setBusy(true);
    const answer = await session.signIn(userName, password);
    setBusy(false);
    if (!answer || answer.ok) return;
    setProblem(answer.failure.message);
    focus('password');
  };

  return (
    <main className="jig-login">
      <section className="jig-login-card" aria-labelledby={`${id}-title`}>
        <div className="jig-login-brand">
          <Logo size={40} uploaded={brand?.logo} />
          <div>
            <h1 id={`${id}-title`}>{brand?.name ?? t('shell.product')}</h1>
            {brand?.company ? <p className="jig-login-company">{brand.company}</p> : null}
            <p>{t('shell.tagline')}</p>
          </div>
        </div>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          {inputs.map(({ name, label, lacks, type, autoComplete }) => {
            const isMissing = missing.includes(name);
            const described = [
              isMissing ? `${id}-${name}-problem` : '',
              problem === '' ? '' : `${id}-problem`,
            ];
            return (
              <div key={name} className="jig-login-field">
                <label htmlFor={`${id}-${name}`}>{t(label)}</label>
                <Input
                  id={`${id}-${name}`}
                  name={name}
                  type={type}
                  size="large"
                  autoComplete={autoComplete}
                  value={values[name]}
                  onChange={(value) => {
                    setValues({ ...values, [name]: value });
                    setMissing(missing.filter((one) => one !== name));
                  }}
                  validateStatus={isMissing ? 'error' : 'default'}
                  aria-describedby={described.join(' ').trim()}
                  aria-invalid={isMissing || problem !== ''}
                />
                {isMissing ? (
                  <p id={`${id}-${name}-problem`} className="jig-login-problem" role="alert">
                    {t(lacks)}
                  </p>
                ) : null}
              </div>
            );
          })}
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
