import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useScans } from '../../runtime/host/CommandContext.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { ScanTarget } from '../../runtime/store/scan/ScanTarget.ts';
import { scanRules } from '../../runtime/store/scan/scanRule.ts';
import { explainPlace } from '../explain/explainPlace.ts';
import { useDialog } from '../form/useDialog.tsx';

/**
 * Handles scanned codes in a box, one after the other. The `picker.scan` of its fields and detail tables says
 * what they do.
 */
export function BoxScans({ box }: { readonly box: EditBoxStore }): ReactNode {
  const app = useApp();
  const { dialog, show, attempt } = useDialog();
  const queue = useRef(Promise.resolve());
  const target = useMemo(
    (): ScanTarget => ({
      inDialog: true,
      take: (code, { element, ...place }) => {
        const rules = scanRules(box, { ...explainPlace(element), ...place }, code);
        if (rules.length === 0) return false;
        // The row in edit takes the code out of its own cell.
        if (place.typing && explainPlace(element).table === undefined) place.restore();
        const { turn } = box;
        queue.current = queue.current.then(() =>
          attempt(async () => {
            const { takeScan } = await import('./takeScan.tsx');
            if (box.turn === turn) await takeScan({ app, rules, code, show });
          }),
        );
        return true;
      },
    }),
    [app, box, attempt, show],
  );
  useScans(target);
  return dialog;
}
