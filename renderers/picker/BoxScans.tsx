import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useScans } from '../../runtime/host/CommandContext.ts';
import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import type { ScanTarget } from '../../runtime/store/scan/ScanTarget.ts';
import { scanRule } from '../../runtime/store/scan/scanRule.ts';
import { explainPlace } from '../explain/explainPlace.ts';
import { useDialog } from '../form/useDialog.tsx';

/** Takes scanned codes for a box, one after the other: its fields and detail tables say what they do (`picker.scan`). */
export function BoxScans({ box }: { readonly box: EditBoxStore }): ReactNode {
  const app = useApp();
  const { dialog, show, attempt } = useDialog();
  const queue = useRef(Promise.resolve());
  const target = useMemo(
    (): ScanTarget => ({
      inDialog: true,
      take: (code, { element, ...place }) => {
        const rule = scanRule(box, { ...explainPlace(element), ...place }, code);
        if (!rule) return false;
        const { turn } = box;
        queue.current = queue.current.then(() =>
          attempt(async () => {
            const { takeScan } = await import('./takeScan.tsx');
            if (box.turn === turn) await takeScan({ app, rule, code, show });
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
