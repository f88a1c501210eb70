import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import type { RelatedTable, Relations } from '../../../runtime/wire/relations/Relations.ts';

/** Relations of all documents, as a page or a panel shows them. */
interface ShownRelations {
  /** By table; undefined while they load. */
  readonly tables: ReadonlyMap<string, RelatedTable> | undefined;
  /** Why they could not be read, in words. */
  readonly failed: string | undefined;
  /** Says that a draft was published, and shows what is in force then. */
  published(): void;
}

/** Reads the relations of all documents, and again after a publication. */
export function useRelations(): ShownRelations {
  const { t, data, notify, schemas } = useApp();
  const [found, setFound] = useState<Relations>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).relations.relations();
    if (answer.ok) setFound(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  useEffect(() => void load(), [load]);
  const tables = useMemo(
    () => found && new Map(found.tables.map((one) => [one.table, one] as const)),
    [found],
  );
  const published = (): void => {
    notify.success(t('relationDesign.published'));
    // Fields and pages come with the session.
    if (reloadPage()) return;
    schemas.forget();
    void load();
  };
  return { tables, failed, published };
}
