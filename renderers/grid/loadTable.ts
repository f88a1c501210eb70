import type { TableClass } from './GridCanvas.ts';

let loading: Promise<TableClass> | undefined;

/** Loads VTable once, with the first grid: 420 KB of gzip, never part of the shell. */
export function loadTable(): Promise<TableClass> {
  loading ??= import('@visactor/vtable/es/ListTable-simple').then(
    (module) => module.ListTableSimple,
    (reason: unknown) => {
      // Do not cache a failed download: the next grid tries again.
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
