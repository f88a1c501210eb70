import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { clockText } from '../../../runtime/host/clockText.ts';
import { useLive } from '../../../runtime/host/useLive.ts';
import type { ScreenStore } from '../../../runtime/store/boards/ScreenStore.ts';
import type { LiveStore } from '../../../runtime/store/live/LiveStore.ts';
import { ScreenTools } from './ScreenTools.tsx';

interface ScreenHeadProps {
  readonly id: string;
  readonly store: ScreenStore;
  readonly title: string;
  /** The product's time, `yyyy-MM-dd HH:mm`. */
  readonly now: string;
  onFullScreen(): void;
}

/** Above the cards of a screen: title, which of its boards stands, time, and since when the figures stand. */
export const ScreenHead = observer(function ScreenHead(props: ScreenHeadProps): ReactNode {
  const { id, store, title, now, onFullScreen } = props;
  const { session, locale, t } = useApp();
  const [live, setLive] = useState<LiveStore>();
  useLive((found) => {
    setLive(found);
    return () => setLive(undefined);
  });
  const { open, at, isPaused } = store;
  const readAt = store.current?.store.readAt;
  const day = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    ...{ month: 'long', day: 'numeric', weekday: 'long' },
    timeZone: 'UTC',
  }).format(new Date(`${now.slice(0, 10)}T00:00:00Z`));
  return (
    <header className="jig-screen-head">
      <div>
        <h1 id={id}>{title}</h1>
        {open.length < 2 ? null : (
          <span className="jig-screen-place">
            {`${open.indexOf(at) + 1} / ${open.length}`}
            {isPaused ? ` · ${t('board.screen.paused')}` : null}
          </span>
        )}
        <ScreenTools store={store} onFullScreen={onFullScreen} />
        <time dateTime={now.replace(' ', 'T')}>
          <span>{day}</span>
          <b>{now.slice(11)}</b>
        </time>
      </div>
      {live?.state === 'lost' && readAt !== undefined ? (
        <p className="jig-screen-lost" role="status">
          {t('board.page.lost', { time: clockText(readAt, session.now(), locale) })}
        </p>
      ) : null}
    </header>
  );
});
