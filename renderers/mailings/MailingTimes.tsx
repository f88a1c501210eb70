import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import {
  type MailingTime,
  type MailingTimeKind,
  mailingCron,
  mailingTimeKinds,
  readMailingCron,
} from '../../runtime/model/mailings/mailingTimes.ts';
import { NextTimes } from '../fields/extras/NextTimes.tsx';
import { twoDigits, weekdayName } from './timeWords.ts';

interface MailingTimesProps {
  readonly cron: string;
  onChange(cron: string): void;
}

const usual: MailingTime = { hour: 8, minute: 0, day: 1 };
const byHand = 'cron';

/** Weekdays from Monday, as cron expressions number them. */
const weekdays = [2, 3, 4, 5, 6, 7, 1];
const days = Array.from({ length: 28 }, (_, at) => at + 1);

/** When a mailing goes out: how often, on which day and at what time, or by a cron expression; with the next times below. */
export function MailingTimes({ cron, onChange }: MailingTimesProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const found = readMailingCron(cron);
  const [isByHand, setByHand] = useState(found === undefined);
  const time = found?.time ?? usual;
  const kind = isByHand ? undefined : found?.kind;
  const choose = (name: string): void => {
    const next = mailingTimeKinds.find((one) => one.name === name);
    setByHand(next === undefined);
    if (next !== undefined) onChange(mailingCron(next, { ...time, day: next.firstDay ?? 1 }));
  };
  const set = (of: MailingTimeKind, part: Partial<MailingTime>): void =>
    onChange(mailingCron(of, { ...time, ...part }));
  return (
    <>
      <label htmlFor={`${id}-often`}>{t('mailing.often')}</label>
      <select id={`${id}-often`} value={kind?.name ?? byHand} onChange={({ target }) => choose(target.value)}>
        {mailingTimeKinds.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[locale]}
          </option>
        ))}
        <option value={byHand}>{t('mailing.byHand')}</option>
      </select>
      {kind === undefined ? (
        <>
          <label htmlFor={`${id}-cron`}>{t('mailing.cron')}</label>
          <input
            id={`${id}-cron`}
            value={cron}
            maxLength={100}
            onChange={({ target }) => onChange(target.value)}
          />
        </>
      ) : (
        <>
          {kind.days === undefined ? null : (
            <>
              <label htmlFor={`${id}-day`}>
                {t(kind.name === 'weekly' ? 'mailing.weekday' : 'mailing.day')}
              </label>
              <select
                id={`${id}-day`}
                value={time.day}
                onChange={({ target }) => set(kind, { day: Number(target.value) })}
              >
                {(kind.name === 'weekly' ? weekdays : days).map((one) => (
                  <option key={one} value={one}>
                    {kind.name === 'weekly' ? weekdayName(one, locale) : t('mailing.dayOf', { n: one })}
                  </option>
                ))}
              </select>
            </>
          )}
          <label htmlFor={`${id}-time`}>{t('mailing.time')}</label>
          <input
            id={`${id}-time`}
            type="time"
            value={`${twoDigits(time.hour)}:${twoDigits(time.minute)}`}
            onChange={({ target }) => {
              const [hour, minute] = target.value.split(':').map(Number);
              if (hour !== undefined && minute !== undefined) set(kind, { hour, minute });
            }}
          />
        </>
      )}
      <span />
      <NextTimes cron={cron} />
    </>
  );
}
