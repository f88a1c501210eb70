import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ChartRow } from '../../runtime/model/charts/ChartRow.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { readGridTheme, watchTheme } from '../grid/gridTheme.ts';
import type { ChartNumber } from './ChartNumber.ts';
import { inOwnTask } from './inOwnTask.ts';
import { savePicture } from './savePicture.ts';
import { useChart } from './useChart.ts';

interface ChartPictureProps {
  /** Name of a kind of chart. */
  readonly kind: string;
  readonly of: readonly ChartNumber[];
  /** Numbers on an axis of their own. */
  readonly lines: readonly ChartNumber[];
  readonly rows: readonly ChartRow[];
  readonly title: string;
  /** Size of its texts in pixels; default 12. */
  readonly textSize?: number | undefined;
  /** Leads to the rows of a group; `across`: the value that splits it. */
  readonly onPick: (key: Cell, across?: Cell) => void;
  /** Receives the function that saves the picture as a file. */
  readonly onDrawn?: ((save: () => Promise<void>) => void) | undefined;
}

/** The picture of a chart. The table beside it says the same to screen readers and the keyboard. */
export function ChartPicture(props: ChartPictureProps): ReactNode {
  const { kind, of, lines, rows, title, textSize, onPick, onDrawn } = props;
  const { t, locale } = useApp();
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const pick = useRef(onPick);
  pick.current = onPick;
  const chart = useChart(host, locale, pick);
  useEffect(() => watchTheme(() => setTurn((before) => before + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` draws again in the other theme
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let isGone = false;
    const draw = async (): Promise<void> => {
      try {
        const picture = await inOwnTask(chart);
        const theme = { ...readGridTheme(element), textSize };
        const numbers = new Map([...of, ...lines].map((one) => [one.field, one]));
        const drawn = {
          rows,
          of: of.map(({ field }) => field),
          lines: lines.map(({ field }) => field),
          titles: Object.fromEntries([...numbers.values()].map((one) => [one.field, one.title])),
          others: t('report.others'),
          locale,
          theme,
          say: (name: string, value: number): string => numbers.get(name)?.say(value) ?? '',
        };
        const isDrawn = await inOwnTask(() => !isGone && picture.draw(kind, drawn));
        if (isGone) return;
        if (isDrawn) onDrawn?.(() => savePicture(picture.address(), title, theme.page));
        setMissing(!isDrawn);
      } catch {
        if (!isGone) setMissing(true);
      }
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [chart, kind, of, lines, rows, title, textSize, locale, turn, t, onDrawn]);
  return (
    <>
      {isMissing ? <p role="status">{t('report.notDrawn')}</p> : null}
      <div ref={host} className="jig-chart-picture" role="img" aria-label={title} hidden={isMissing} />
    </>
  );
}
