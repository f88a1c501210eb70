import { type ReactNode, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { MailingPerson } from '../../runtime/wire/mailings/Mailing.ts';

interface PeopleListProps {
  readonly title: string;
  readonly people: readonly MailingPerson[];
  readonly chosen: readonly number[];
  onTurn(id: number): void;
}

/** Lines from which a list can be searched, and most lines that are shown at a time. */
const longFrom = 12;
const most = 100;

/** Users or roles to be ticked; those that are ticked stand first. */
export function PeopleList({ title, people, chosen, onTurn }: PeopleListProps): ReactNode {
  const { t } = useApp();
  const [sought, setSought] = useState('');
  // In the order of the opening: a line does not move away from under the pointer.
  const [first] = useState(chosen);
  const inOrder = [...people].sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  const shown = inOrder.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <fieldset>
      <legend>{title}</legend>
      {people.length < longFrom ? null : (
        <input
          type="search"
          value={sought}
          aria-label={`${t('mailing.find')} ${title}`}
          placeholder={t('mailing.find')}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul>
        {shown.slice(0, most).map(({ id, name, isWithoutMail }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => onTurn(id)} />{' '}
              {isWithoutMail === true ? t('mailing.noAddressOf', { name }) : name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
