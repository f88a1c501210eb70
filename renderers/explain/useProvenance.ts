import { useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Provenance } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Origin (layer) of the settings of a table or one of its details; undefined while loading. */
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
