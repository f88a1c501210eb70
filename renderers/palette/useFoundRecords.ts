import { useEffect, useState } from 'react';
import { useCore } from '../../runtime/host/CoreContext.ts';
import type { FoundRecords } from '../../runtime/wire/session/FoundRecord.ts';

/** Milliseconds without a key before the server is asked. */
const pause = 250;
const shortest = 2;

interface Found {
  readonly found: FoundRecords | undefined;
  readonly searching: boolean;
}

/** Records whose name or number holds the text; those found before stay until new ones come. */
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
      // A refusal is no reason to disturb: pages and actions are still there.
      if (current) setState({ found: answer.ok ? answer.data : undefined, searching: false });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, wanted]);
  return state;
}
