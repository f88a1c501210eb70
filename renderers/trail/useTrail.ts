import { useEffect, useState } from 'react';
import type { Answer } from '../../runtime/data/Answer.ts';
import type { RecordKey } from '../../runtime/data/DataSource.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { TrailAnswer } from '../../runtime/wire/links/Trail.ts';

/** The trail of a document; undefined while it is asked for, `lost` when its code did not load. No key: none is asked for. */
export function useTrail(
  table: string,
  key: RecordKey | undefined,
): Answer<TrailAnswer> | 'lost' | undefined {
  const { data } = useApp();
  const [answer, setAnswer] = useState<Answer<TrailAnswer> | 'lost'>();
  useEffect(() => {
    let current = true;
    setAnswer(undefined);
    if (key === undefined) return;
    void data
      .record()
      .then((calls) => calls.trail(table, key))
      .catch(() => 'lost' as const)
      .then((found) => {
        if (current) setAnswer(found);
      });
    return () => {
      current = false;
    };
  }, [data, table, key]);
  return answer;
}
