import { useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Origin } from '../../runtime/model/explain/Origin.ts';

/** Where the values of a field come from that its table does not store; undefined while unknown, and of all others. */
export function useOrigin(table: string, field: string | undefined): Origin | undefined {
  const { data } = useApp();
  const [origin, setOrigin] = useState<Origin>();
  useEffect(() => {
    if (field === undefined) return;
    let current = true;
    data
      .origins(table)
      .then((answer) => {
        if (current && answer.ok) setOrigin(answer.data[field]);
      })
      // Its code could not be loaded: the other reasons stand without it.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [data, table, field]);
  return origin;
}
