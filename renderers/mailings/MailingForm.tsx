import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { BoardFilters } from '../../runtime/model/boards/BoardFilters.ts';
import { mailingLimits } from '../../runtime/model/mailings/mailingLimits.ts';
import type { MailingBody, MailingOffer } from '../../runtime/wire/mailings/Mailing.ts';
import { MailingTimes } from './MailingTimes.tsx';
import { PeopleList } from './PeopleList.tsx';

interface MailingFormProps {
  readonly draft: MailingBody;
  readonly offer: MailingOffer;
  /** What is chosen on the board. */
  readonly chosen: BoardFilters;
  onChange(part: Partial<MailingBody>): void;
}

const turned = (list: readonly number[], id: number): readonly number[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

const isAny = ({ period, values = {} }: BoardFilters): boolean =>
  period !== undefined || Object.keys(values).length > 0;

/** Subject, times and recipients of a mailing. */
export function MailingForm({ draft, offer, chosen, onChange }: MailingFormProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [kept] = useState(draft.chosen);
  const filters = isAny(kept) ? kept : chosen;
  return (
    <>
      <div className="jig-mailing-fields">
        <label htmlFor={`${id}-subject`}>{t('mailing.subjectOf')}</label>
        <input
          id={`${id}-subject`}
          value={draft.subject}
          maxLength={mailingLimits.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
        <MailingTimes cron={draft.cron} onChange={(cron) => onChange({ cron })} />
      </div>
      {isAny(filters) ? (
        <label className="jig-mailing-chosen">
          <input
            type="checkbox"
            checked={isAny(draft.chosen)}
            onChange={({ target }) => onChange({ chosen: target.checked ? filters : {} })}
          />{' '}
          {t('mailing.chosen')}
        </label>
      ) : null}
      <div className="jig-mailing-people">
        <PeopleList
          title={t('mailing.roles')}
          people={offer.roles}
          chosen={draft.roles}
          onTurn={(one) => onChange({ roles: turned(draft.roles, one) })}
        />
        <PeopleList
          title={t('mailing.users')}
          people={offer.users}
          chosen={draft.users}
          onTurn={(one) => onChange({ users: turned(draft.users, one) })}
        />
      </div>
    </>
  );
}
