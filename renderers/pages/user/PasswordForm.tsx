import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCore, useText } from '../../../runtime/host/CoreContext.ts';
import { checkPasswords, type Passwords } from './checkPasswords.ts';
import './user.css';
import { builtInPageMessages } from '../../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';

addMessages(builtInPageMessages);

const fields = [
  { name: 'old', label: 'shell.user.oldPassword', autoComplete: 'current-password' },
  { name: 'next', label: 'shell.user.newPassword', autoComplete: 'new-password' },
  { name: 'again', label: 'shell.user.repeatPassword', autoComplete: 'new-password' },
] as const;

/** Message of each wrong input. */
type Problems = Readonly<Partial<Record<keyof Passwords, string | undefined>>>;

const empty: Passwords = { old: '', next: '', again: '' };

/**
 * Form that changes the user's own password. Keeps the user signed in with the token of the answer.
 * `labelledBy`: id of its heading.
 */
export const PasswordForm = observer(function PasswordForm({
  labelledBy,
  focused,
}: {
  readonly labelledBy: string;
  readonly focused: boolean;
}): ReactNode {
  const { session, notify } = useCore();
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, [focused]);

  /** Shows a message at each wrong input, and the focus on the first. False: there is none. */
  const refuse = (found: Problems): boolean => {
    setProblems(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const mistakes = checkPasswords(values);
    const found = fields.flatMap(({ name, label }) => {
      const message = mistakes[name];
      return message === undefined ? [] : [[name, t(message, { title: t(label) })]];
    });
    if (refuse(Object.fromEntries(found))) return;
    setBusy(true);
    const answer = await session.changePassword(values.old, values.next);
    setBusy(false);
    if (answer === undefined) return;
    if (!answer.ok) {
      refuse({ old: answer.failure.message });
      return;
    }
    setValues(empty);
    notify.success(answer.message ?? t('server.passwordChanged'));
  };

  return (
    <form
      ref={form}
      className="jig-password"
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {fields.map(({ name, label, autoComplete }) => {
        const problem = problems[name];
        const bad = problem !== undefined;
        return (
          <div key={name} className="jig-user-field">
            <label htmlFor={`${id}-${name}`}>{t(label)}</label>
            <Input
              id={`${id}-${name}`}
              name={name}
              type="password"
              autoComplete={autoComplete}
              maxLength={200}
              value={values[name]}
              validateStatus={bad ? 'error' : 'default'}
              aria-invalid={bad}
              aria-describedby={bad ? `${id}-${name}-problem` : ''}
              onChange={(value) => {
                setValues({ ...values, [name]: value });
                setProblems({ ...problems, [name]: undefined });
              }}
            />
            <p id={`${id}-${name}-problem`} className="jig-user-problem" role="alert">
              {problem}
            </p>
          </div>
        );
      })}
      <Button htmlType="submit" theme="solid" loading={busy}>
        {t('list.save')}
      </Button>
    </form>
  );
});
