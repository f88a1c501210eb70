import { useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { numberFieldOf, type ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';

/** A stored document to choose. */
export interface NamedRecord {
  readonly key: string;
  readonly title: string;
}

/** Records that a list to choose from shows. */
const most = 50;
/** Milliseconds after the last letter until the server is asked. */
const pause = 300;

/** The newest documents whose number contains the text; undefined while they load. */
export function useRecords(table: ResolvedTable, typed: string): readonly NamedRecord[] | undefined {
  const { data } = useApp();
  const [records, setRecords] = useState<readonly NamedRecord[]>();
  useEffect(() => {
    let isGone = false;
    const name = numberFieldOf(table)?.field ?? table.nameField;
    const ask = async (): Promise<void> => {
      const wanted = typed.trim();
      const answer = await data.page(table.table, {
        ...{ page: 1, rows: most, sort: table.key, order: 'desc' },
        wheres: wanted === '' ? [] : [{ name, value: wanted, displayType: 'like' }],
      });
      if (isGone) return;
      const rows = answer.ok ? answer.data.rows : [];
      setRecords(
        rows.map((row) => ({ key: String(row[table.key]), title: String(row[name] ?? row[table.key]) })),
      );
    };
    const timer = setTimeout(() => void ask(), typed === '' ? 0 : pause);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [data, table, typed]);
  return records;
}
