import Input from '@douyinfe/semi-ui/lib/es/input';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { OptionViewForm } from '../../../runtime/store/optionViews/OptionViewForm.ts';
import { optionViewIcons } from '../optionViewIcons.ts';

interface OptionViewBasicsProps {
  readonly form: OptionViewForm;
  /** The user may choose all users. */
  readonly mayShare: boolean;
  /** Leaves out tooltip and icon. */
  readonly isShort?: boolean;
}

/** Maximum users drawn; a search finds the others. */
const mostShown = 100;

/** Name, tooltip, icon and users of a view. */
export const OptionViewBasics = observer(function OptionViewBasics({
  form,
  mayShare,
  isShort,
}: OptionViewBasicsProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const wrong = form.issueAt('name');
  const long = form.issueAt('tooltip');
  return (
    <div className="jig-view-basics">
      <label htmlFor={`${id}-name`} className="jig-required">
        {t('optionView.name')}
      </label>
      <div>
        <Input
          id={`${id}-name`}
          autoFocus
          value={form.name}
          validateStatus={wrong ? 'error' : 'default'}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-wrong`}
          onChange={(name) => form.setText('name', name)}
        />
        <p id={`${id}-wrong`} className="jig-view-wrong" aria-live="polite">
          {wrong ? messageOf(wrong, locale) : null}
        </p>
      </div>
      {isShort ? null : (
        <>
          <label htmlFor={`${id}-tip`}>{t('optionView.tooltip')}</label>
          <div>
            <Input
              id={`${id}-tip`}
              value={form.tooltip}
              validateStatus={long ? 'error' : 'default'}
              onChange={(tooltip) => form.setText('tooltip', tooltip)}
            />
            <p className="jig-view-wrong">{long ? messageOf(long, locale) : null}</p>
          </div>
          <span id={`${id}-icons`}>{t('optionView.icon')}</span>
          <div role="radiogroup" aria-labelledby={`${id}-icons`} className="jig-view-icons">
            {['', ...Object.keys(optionViewIcons)].map((name) => {
              const Icon = optionViewIcons[name];
              return (
                <label key={name} title={name}>
                  <input
                    type="radio"
                    name={`${id}-icon`}
                    aria-label={name === '' ? t('optionView.noIcon') : name}
                    checked={form.icon === name}
                    onChange={() => form.setText('icon', name)}
                  />
                  {Icon ? <Icon aria-hidden="true" /> : t('optionView.noIcon')}
                </label>
              );
            })}
          </div>
        </>
      )}
      <span id={`${id}-scope`}>{t('optionView.scope')}</span>
      <OptionViewUsers form={form} mayShare={mayShare} labelledBy={`${id}-scope`} />
    </div>
  );
});

interface OptionViewUsersProps {
  readonly form: OptionViewForm;
  readonly mayShare: boolean;
  readonly labelledBy: string;
}

/** Who sees the view: all users, these, or its creator alone while nothing is checked. */
const OptionViewUsers = observer(function OptionViewUsers({
  form,
  mayShare,
  labelledBy,
}: OptionViewUsersProps): ReactNode {
  const { t, dictionaries, session } = useApp();
  const [sought, setSought] = useState('');
  const users = (dictionaries.options('users') ?? []).filter(({ key }) => Number(key) !== session.user?.id);
  const found = users.filter(
    ({ key, value }) => form.isUser(Number(key)) || value.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <fieldset className="jig-view-users" aria-labelledby={labelledBy}>
      {mayShare || form.scope === 'all' ? (
        <label>
          <input
            type="checkbox"
            checked={form.scope === 'all'}
            onChange={(event) => form.setAll(event.target.checked)}
          />
          {t('optionView.scopeAll')}
        </label>
      ) : null}
      {form.scope === 'all' ? null : (
        <>
          {users.length > 8 ? (
            <Input
              aria-label={t('optionView.findUser')}
              placeholder={t('optionView.findUser')}
              value={sought}
              onChange={setSought}
            />
          ) : null}
          <div className="jig-view-user-list">
            {found.slice(0, mostShown).map(({ key, value }) => (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={form.isUser(Number(key))}
                  onChange={(event) => form.setUser(Number(key), event.target.checked)}
                />
                {value}
              </label>
            ))}
          </div>
          {form.scope === 'own' ? <p>{t('optionView.scopeOwn')}</p> : null}
        </>
      )}
    </fieldset>
  );
});
