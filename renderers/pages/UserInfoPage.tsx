import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { checkPasswords, type Passwords } from './user/checkPasswords.ts';
import './user/user.css';

const fields = [
  { name: 'old', label: 'shell.user.oldPassword', autoComplete: 'current-password' },
  { name: 'next', label: 'shell.user.newPassword', autoComplete: 'new-password' },
  { name: 'again', label: 'shell.user.repeatPassword', autoComplete: 'new-password' },
] as const;

const empty: Passwords = { old: '', next: '', again: '' };

/** `page: "userInfo"`: who I am, and my own password. */
export const UserInfoPage = observer(function UserInfoPage(): ReactNode {
  const { session, data, notify, t } = useApp();
  const { search } = usePageRoute();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<{ readonly field: keyof Passwords; readonly message: string }>();
  const [busy, setBusy] = useState(false);
  const wantsPassword = new URLSearchParams(search).get('focus') === 'password';
  useEffect(() => {
    if (wantsPassword) form.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, [wantsPassword]);

  const refuse = (field: keyof Passwords, message: string): void => {
    setProblem({ field, message });
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = checkPasswords(values);
    if (found) return refuse(found.field, t(found.message, { title: t('shell.user.oldPassword') }));
    setProblem(undefined);
    setBusy(true);
    const answer = await data.changePassword(values.old, values.next);
    setBusy(false);
    if (!answer.ok) return refuse('old', answer.failure.message);
    setValues(empty);
    notify.success(answer.message ?? t('server.passwordChanged'));
  };

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
        <dd>{user?.roleNames.join('、') || '–'}</dd>
      </dl>
      <h2 id={`${id}-title`}>{t('shell.changePassword')}</h2>
      <form ref={form} aria-labelledby={`${id}-title`} onSubmit={(event) => void submit(event)} noValidate>
        {fields.map(({ name, label, autoComplete }) => {
          const bad = problem?.field === name;
          return (
            <div key={name} className="jig-user-field">
              <label htmlFor={`${id}-${name}`}>{t(label)}</label>
              <Input
                id={`${id}-${name}`}
                name={name}
                type="password"
                autoComplete={autoComplete}
                value={values[name]}
                validateStatus={bad ? 'error' : 'default'}
                aria-invalid={bad}
                aria-describedby={bad ? `${id}-problem` : ''}
                onChange={(value) => setValues({ ...values, [name]: value })}
              />
            </div>
          );
        })}
        <p id={`${id}-problem`} className="jig-user-problem" role="alert">
          {problem?.message}
        </p>
        <Button htmlType="submit" theme="solid" loading={busy}>
          {t('list.save')}
        </Button>
      </form>
    </div>
  );
});
