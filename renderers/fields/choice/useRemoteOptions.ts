import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useRetryWhenBack } from '../../../runtime/host/useRetryWhenBack.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';

/** Debounce between the last key and the request, in milliseconds. */
const pause = 250;

interface RemoteOptions {
  readonly found: readonly Option[];
  /** An answer for what was typed last is on its way. */
  readonly isLoading: boolean;
  search(typed: string): void;
}

/** Options that the server finds for a typed text; only the answer for the last text counts. */
export function useRemoteOptions(dicNo: string, url?: string): RemoteOptions {
  const { data } = useApp();
  const [found, setFound] = useState<readonly Option[]>([]);
  const [isLoading, setLoading] = useState(false);
  /** Asks again what was typed last, after it failed. */
  const [failed, setFailed] = useState<() => void>();
  useRetryWhenBack(failed);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string): void => {
    clearTimeout(timer.current);
    const mine = ++asked.current;
    setLoading(true);
    const ask = (): void => {
      void data.searchDictionary(dicNo, typed.trim(), url).then((answer) => {
        if (mine !== asked.current) return;
        setLoading(false);
        if (answer.ok) setFound(answer.data);
        setFailed(() => (answer.ok ? undefined : ask));
      });
    };
    // The list that opens is empty: nothing is saved by waiting.
    timer.current = setTimeout(ask, typed === '' ? 0 : pause);
  };
  return { found, isLoading, search };
}
