import { useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

/** The product's time by the minute, `yyyy-MM-dd HH:mm`. */
export function useMinute(): string {
  const { session } = useApp();
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    const rest = 60 - Number(now.slice(17, 19));
    const timer = setTimeout(() => setNow(session.now()), rest * 1000);
    return () => clearTimeout(timer);
  }, [session, now]);
  return now.slice(0, 16);
}
