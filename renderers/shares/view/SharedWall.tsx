import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { SharedStore } from '../../../runtime/store/shares/SharedStore.ts';
import { useScreenScale } from '../../boards/useScreenScale.ts';
import { SharedCards } from './SharedCards.tsx';
import { Watermark } from './Watermark.tsx';
import '../../boards/board.css';
import '../../boards/screens/screen.css';
import './shared.css';

/** Size in pixels of a board that says none. */
const usual = { width: 1_920, height: 1_080 } as const;

/** The product's time by the minute, `yyyy-MM-dd HH:mm`. */
function useWallMinute(store: SharedStore): string {
  const [now, setNow] = useState(() => store.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(store.now()), (60 - Number(now.slice(17, 19))) * 1000);
    return () => clearTimeout(timer);
  }, [store, now]);
  return now.slice(0, 16);
}

/** Boards on a wall, scaled to it, one after the other. The only key is F, for the full screen. */
export const SharedWall = observer(function SharedWall({
  store,
}: {
  readonly store: SharedStore;
}): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const { answer, current, turned, at, isLost, isGone, standsAt } = store;
  const all = answer?.boards.length ?? 0;
  const seconds = current?.seconds ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each board that takes its place has its own seconds
  useEffect(() => {
    if (all < 2) return;
    const timer = setTimeout(store.next, seconds * 1000);
    return () => clearTimeout(timer);
  }, [store, all, turned, seconds]);
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey) return;
      if (document.fullscreenElement === null) void own.current?.requestFullscreen();
      else void document.exitFullscreen();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const size = current?.screen ?? usual;
  const scale = useScreenScale(room, size);
  const now = useWallMinute(store);
  const day = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    ...{ month: 'long', day: 'numeric', weekday: 'long' },
    timeZone: 'UTC',
  }).format(new Date(`${now.slice(0, 10)}T00:00:00Z`));
  return (
    <section
      ref={own}
      className={`jig-board jig-screen jig-shared-wall semi-always-${current?.theme ?? 'dark'}`}
      aria-labelledby={id}
      data-screen="true"
    >
      <div className="jig-screen-room" ref={room}>
        <div className="jig-screen-stage" style={{ ...size, transform: `scale(${scale})` }}>
          <header className="jig-screen-head">
            <div>
              <h1 id={id}>{current?.title}</h1>
              {all < 2 ? null : <span className="jig-screen-place">{`${at + 1} / ${all}`}</span>}
              <time dateTime={now.replace(' ', 'T')}>
                <span>{day}</span>
                <b>{now.slice(11)}</b>
              </time>
            </div>
            {isGone || isLost ? (
              <p className="jig-screen-lost" role="status">
                {isGone ? t('share.stopped') : t('share.lost', { time: (standsAt ?? now).slice(0, 16) })}
              </p>
            ) : null}
          </header>
          {isGone || current === undefined ? null : <SharedCards key={turned} share={current} isWall />}
        </div>
      </div>
      {answer?.watermark === undefined ? null : <Watermark text={answer.watermark} />}
    </section>
  );
});
