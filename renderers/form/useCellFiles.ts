import { type ReactNode, useCallback } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { useDialog } from './useDialog.tsx';

interface CellFiles {
  /** The open picture or list of files; render it beside the grid. */
  readonly dialog: ReactNode;
  /** Opens the n-th file of a pressed cell. False: its column holds no files. */
  open(row: Row, name: string, at: number): boolean;
}

/** Opens files that the user presses in a grid; the code loads on the first press. */
export function useCellFiles(table: ResolvedTable): CellFiles {
  const app = useApp();
  const { dialog, show, attempt } = useDialog();
  const open = useCallback(
    (row: Row, name: string, at: number): boolean => {
      const field = table.byName.get(name);
      if (!field?.kind.files) return false;
      void attempt(async () => {
        const { openFiles } = await import('../fields/upload/openFiles.tsx');
        await openFiles(app, { field, value: row[name] ?? null, at }, show);
      });
      return true;
    },
    [app, table, show, attempt],
  );
  return { dialog, open };
}
