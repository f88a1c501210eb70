import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { readGridTheme, watchTheme } from '../grid/gridTheme.ts';
import type { ChartRow } from './chartRows.ts';
import { chartSpec } from './chartSpec.ts';
import { loadChart } from './loadChart.ts';

interface ChartCanvasProps {
  readonly chart: ChartSchema;
  readonly rows: readonly ChartRow[];
  readonly titles: Readonly<Record<string, string>>;
  readonly label: string;
  /** Leads to the rows behind a part. */
  readonly onPick: (row: ChartRow) => void;
  /** Receives the function that gives the picture as a data address. */
  readonly onDrawn: (picture: () => Promise<string>) => void;
}

/** The picture of a chart. The table beside it says the same to screen readers and the keyboard. */
export function ChartCanvas({ chart, rows, titles, label, onPick, onDrawn }: ChartCanvasProps): ReactNode {
  const t = useText();
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
        const VChart = await loadChart();
        if (isGone) return;
        const spec = chartSpec({ chart, rows, titles, theme: readGridTheme(element) });
        // The library's own type of a description lists every chart it knows; ours is checked where it is made.
        const made = new VChart(spec as ConstructorParameters<typeof VChart>[0], {
          dom: element,
          animation: false,
        });
        release = () => made.release();
        made.on('click', ({ datum }: { readonly datum?: { readonly at?: unknown } }) => {
          const row = rows[Number(datum?.at ?? -1)];
          if (row !== undefined) onPick(row);
        });
        await made.renderAsync();
        onDrawn(async () => String(await made.getDataURL()));
        setMissing(false);
      } catch {
        if (!isGone) setMissing(true);
      }
    };
    void draw();
    return () => {
      isGone = true;
      release?.();
    };
  }, [chart, rows, titles, turn, onPick, onDrawn]);
  return (
    <>
      {isMissing ? <p role="status">{t('report.notDrawn')}</p> : null}
      <div ref={host} className="jig-chart-canvas" role="img" aria-label={label} hidden={isMissing} />
    </>
  );
}
