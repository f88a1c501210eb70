import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Type of dragged data that column heads take from each other. */
const dragged = 'application/x-jig-entry-column';

interface ColumnHeadProps {
  readonly field: ResolvedField;
  readonly isChosen: boolean;
  readonly hintId: string;
  onChoose(): void;
  /** Moves the column one place: -1 to the left, 1 to the right. */
  onStep(by: -1 | 1): void;
  /** Another column was dropped here. */
  onDrop(name: string): void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Head of a column whose place in the list can be changed by pointer and keyboard. */
export const ColumnHead = observer(function ColumnHead(props: ColumnHeadProps): ReactNode {
  const { field, isChosen, hintId, onChoose, onStep, onDrop } = props;
  const [isOver, setOver] = useState(false);
  return (
    <th
      scope="col"
      draggable
      data-over={isOver || undefined}
      style={{ minWidth: field.width, textAlign: field.align }}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragged, field.field);
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(dragged));
      }}
    >
      <button
        type="button"
        className="jig-entry-head"
        data-column={field.field}
        aria-pressed={isChosen}
        aria-describedby={hintId}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onChoose}
        onKeyDown={(event) => {
          const by = event.altKey ? steps[event.key] : undefined;
          if (by === undefined) return;
          event.preventDefault();
          onStep(by);
        }}
      >
        {field.title}
      </button>
    </th>
  );
});
