import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import type { BoxPartProps } from '../../runtime/BoxPart.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { boxParts } from './boxParts.ts';

interface BoxSlotsProps extends BoxPartProps {
  readonly place: 'line' | 'foot' | 'above';
  /** `EditBoxStore.turn`, which is not observable. */
  readonly turn: number;
}

/** What capabilities draw at one place of the box. */
export const BoxSlots = observer(function BoxSlots({ place, turn, box, submitId }: BoxSlotsProps): ReactNode {
  const app = useApp();
  if (box.phase !== 'ready') return null;
  return boxParts.map(({ name, [place]: slot }) =>
    slot?.shows(box, app) ? (
      <Suspense key={`${name} ${turn}`}>
        <slot.view box={box} submitId={submitId} />
      </Suspense>
    ) : null,
  );
});
