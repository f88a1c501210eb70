import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { clockText } from '../../runtime/host/clockText.ts';
import { connectionMessages } from '../../runtime/model/messages/connection.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import './connectionBar.css';

addMessages(connectionMessages);

/** Thin bar while the server cannot be reached: of what time the data on screen are. */
export const ConnectionBar = observer(function ConnectionBar(): ReactNode {
  const { connection, app, notify, session } = useCore();
  const t = useText();
  const { isLost, dataAt } = connection;
  const wasLost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per change, in the language of that time
  useEffect(() => {
    if (wasLost.current && !isLost) notify.announce(t('connection.back'));
    wasLost.current = isLost;
  }, [isLost, notify]);
  const time = dataAt === undefined ? undefined : clockText(dataAt, session.now(), app.locale);
  // Always drawn: screen readers only follow a live region they know before it speaks.
  return (
    <div role="status" className="jig-connection">
      {isLost ? (
        <p>{time === undefined ? t('connection.lostEarly') : t('connection.lost', { time })}</p>
      ) : null}
    </div>
  );
});
