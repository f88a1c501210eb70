import { useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Provenance } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Which layer says what of a table, or of one of its details; undefined while it is on its way. */
export function useProvenance(main: string, detail?: string): Provenance | undefined {
  const { schemas } = useApp();
  const [because, setBecause] = useState<Provenance>();
  useEffect(() => {
    let current = true;
    void schemas.provenance(main, detail).then((found) => current && setBecause(() => found));
    return () => {
      current = false;
    };
  }, [schemas, main, detail]);
  return because;
}
