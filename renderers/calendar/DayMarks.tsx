import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { MarkStore } from '../../runtime/store/calendar/MarkStore.ts';
import { entryColor } from './entryColor.ts';
import { entryText } from './entryText.ts';

interface DayMarksProps {
  readonly marks: MarkStore | undefined;
  readonly day: string;
}

/** What a day is: a holiday and the like. */
export const DayMarks = observer(function DayMarks({ marks, day }: DayMarksProps): ReactNode {
  const app = useApp();
  const table = marks?.table;
  if (marks === undefined || table === undefined) return null;
  return marks.of(day).map((row) => {
    const text = entryText(app, table, marks.schema.title, row);
    const color = entryColor(table, marks.schema.color, row, 'grey');
    return (
      <span
        key={String(row[table.key])}
        className="jig-day-mark"
        title={text}
        style={{ '--jig-entry': color } as CSSProperties}
      >
        {text}
      </span>
    );
  });
});
