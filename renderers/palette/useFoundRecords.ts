import { useEffect, useState } from 'react';
import { useCore } from '../../runtime/host/CoreContext.ts';
import type { FoundRecords } from '../../runtime/wire/session/FoundRecord.ts';

/** Milliseconds after the last key until the server is asked. */
const pause = 250;
const shortest = 2;

interface Found {
  readonly found: FoundRecords | undefined;
  readonly searching: boolean;
}

/** Records whose name or number contains the text. Previous results stay until new ones arrive. */
export function useFoundRecords(text: string): Found {
  const { data } = useCore();
  const [state, setState] = useState<Found>({ found: undefined, searching: false });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < shortest) {
      setState({ found: undefined, searching: false });
      return;
    }
    let current = true;
    setState((before) => ({ ...before, searching: true }));
    const timer = setTimeout(async () => {
      const answer = await data.find(wanted);
      // Failures are not reported, because pages and actions can still be found.
      if (current) setState({ found: answer.ok ? answer.data : undefined, searching: false });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, wanted]);
  return state;
}
