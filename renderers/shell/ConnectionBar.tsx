import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { connectionMessages } from '../../runtime/model/messages/connection.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import './connectionBar.css';

addMessages(connectionMessages);

/** Thin bar while the server cannot be reached: of what time the data on screen are. */
export const ConnectionBar = observer(function ConnectionBar(): ReactNode {
  const { connection, app, notify } = useCore();
  const t = useText();
  const { isLost, dataAt } = connection;
  const wasLost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per change, in the language of that time
  useEffect(() => {
    if (wasLost.current && !isLost) notify.announce(t('connection.back'));
    wasLost.current = isLost;
  }, [isLost, notify]);
  const time = dataAt === undefined ? undefined : clockOf(dataAt, app.locale);
  // Always drawn: screen readers only follow a live region they know before it speaks.
  return (
    <div role="status" className="jig-connection">
      {isLost ? (
        <p>{time === undefined ? t('connection.lostEarly') : t('connection.lost', { time })}</p>
      ) : null}
    </div>
  );
});

/** A time of today by the minute; with its day when it is older. */
function clockOf(millis: number, locale: Locale): string {
  const isToday = new Date(millis).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(isToday ? {} : { month: '2-digit', day: '2-digit' }),
  }).format(millis);
}
