import type { TableClass } from './GridCanvas.ts';
import { measuredSigns } from './measuredSigns.ts';
import { quietTable } from './quietTable.ts';

let loading: Promise<TableClass> | undefined;

/** Loads VTable once, with the first grid: 420 KB of gzip, never part of the shell. */
export function loadTable(): Promise<TableClass> {
  loading ??= Promise.all([
    import('@visactor/vtable/es/ListTable-simple'),
    import('@visactor/vtable/es/scenegraph/utils/text-measure'),
  ]).then(
    async ([{ ListTableSimple }, { setCustomAlphabetCharSet }]) => {
      setCustomAlphabetCharSet(measuredSigns);
      // Its code has just run for 20 ms; making the first table takes longer. Clicks are heard in between.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return quietTable(ListTableSimple);
    },
    (reason: unknown) => {
      // Do not cache a failed download: the next grid tries again.
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
