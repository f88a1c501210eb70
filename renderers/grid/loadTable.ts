import type { TableClass } from './GridCanvas.ts';

let loading: Promise<TableClass> | undefined;

/** Loads VTable once, when the first grid is shown: it is 420 KB of gzip and never part of the shell. */
export function loadTable(): Promise<TableClass> {
  loading ??= import('@visactor/vtable/es/ListTable-simple').then(
    (module) => module.ListTableSimple,
    (reason: unknown) => {
      // A failed download must be tried again by the next grid, not remembered.
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
