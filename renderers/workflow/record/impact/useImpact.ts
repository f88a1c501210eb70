import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, failed } from '../../../../runtime/data/Answer.ts';
import type { RecordKey } from '../../../../runtime/data/DataSource.ts';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { Consequences } from '../../../../runtime/wire/workflow/Consequences.ts';

/**
 * Effects of a reverse approval of a document; undefined while loading. Loads again when its version changes.
 */
export function useImpact(
  table: string,
  key: RecordKey,
  version: number | undefined,
): { readonly answer: Answer<Consequences> | undefined; readonly reload: () => void } {
  const { data, t } = useApp();
  const [answer, setAnswer] = useState<Answer<Consequences>>();
  const asked = useRef(0);
  const reload = useCallback(async (): Promise<void> => {
    const mine = ++asked.current;
    setAnswer(undefined);
    let found: Answer<Consequences>;
    try {
      found = await (await data.flows()).consequences(table, key);
    } catch {
      found = failed('network', t('shell.chunkFailed'));
    }
    // Ignore this answer when a later request is under way.
    if (mine === asked.current) setAnswer(found);
  }, [data, t, table, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version needs a new request
  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload, version]);
  return { answer, reload: () => void reload() };
}
