import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ChartRow } from '../../runtime/model/charts/ChartRow.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { readGridTheme, watchTheme } from '../grid/gridTheme.ts';
import { savePicture } from './savePicture.ts';

interface ChartPictureProps {
  readonly chart: ChartSchema;
  readonly table: ResolvedTable;
  readonly rows: readonly ChartRow[];
  readonly titles: Readonly<Record<string, string>>;
  readonly title: string;
  /** Leads to the rows of a group. */
  readonly onPick: (key: Cell) => void;
  /** Receives the function that saves the picture as a file. */
  readonly onDrawn: (save: () => Promise<void>) => void;
}

/** The picture of a chart. The table beside it says the same to screen readers and the keyboard. */
export function ChartPicture(props: ChartPictureProps): ReactNode {
  const { chart, table, rows, titles, title, onPick, onDrawn } = props;
  const { t, locale } = useApp();
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => watchTheme(() => setTurn((before) => before + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` draws again in the other theme
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let release: (() => void) | undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      try {
        const { drawChart } = await import('./drawChart.ts');
        if (isGone) return;
        const theme = readGridTheme(element);
        const { of, lines = [] } = chart;
        const say = (name: string, value: number): string => {
          const field = table.byName.get(name);
          return field === undefined ? '' : field.kind.format(value, field, locale);
        };
        const drawn = { rows, of, lines, titles, others: t('report.others'), locale, theme, say };
        const picture = drawChart(element, chart.kind, drawn, onPick);
        release = picture?.release;
        if (picture !== undefined) onDrawn(() => savePicture(picture.address(), title, theme.page));
        setMissing(picture === undefined);
      } catch {
        if (!isGone) setMissing(true);
      }
    };
    void draw();
    return () => {
      isGone = true;
      release?.();
    };
  }, [chart, table, rows, titles, title, locale, turn, t, onPick, onDrawn]);
  return (
    <>
      {isMissing ? <p role="status">{t('report.notDrawn')}</p> : null}
      <div ref={host} className="jig-chart-picture" role="img" aria-label={title} hidden={isMissing} />
    </>
  );
}
