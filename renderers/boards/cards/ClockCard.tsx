import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { CardRoom } from '../../cards/CardRoom.tsx';
import './plain.css';

/** Milliseconds until the next second of the browser's clock. */
const untilNext = (): number => 1000 - (Date.now() % 1000);

/** Day and time of the product's time zone. */
export function ClockCard({ isWall }: CardProps): ReactNode {
  const { session, locale } = useApp();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(session.now());
      timer = setTimeout(tick, untilNext());
    };
    timer = setTimeout(tick, untilNext());
    return () => clearTimeout(timer);
  }, [session]);
  // Read and written as UTC, which has no zone to add.
  const day = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${now.replace(' ', 'T')}Z`));
  return (
    <CardRoom name="clock" isWall={isWall}>
      <time dateTime={now.replace(' ', 'T')}>
        <b>{now.slice(11, 19)}</b>
        <span>{day}</span>
      </time>
    </CardRoom>
  );
}
