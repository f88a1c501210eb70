import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import type { Sheet } from '../../../runtime/model/print/papers.ts';
import { pictureUrlsOf } from '../../../runtime/store/upload/PictureUrls.ts';
import type { CodeBars } from './CodeBars.ts';
import { drawBoxes } from './drawBoxes.tsx';
import type { PrintFont } from './PrintFont.ts';
import './sheet.css';

interface SheetPageProps {
  readonly sheet: Sheet;
  readonly boxes: readonly Box[];
  readonly codes: CodeBars;
  readonly font: PrintFont;
  /** 1: true size. */
  readonly zoom: number;
  /** Accessible name of the page. */
  readonly label: string;
  /** Drawn below the boxes, in millimetres. */
  readonly below?: ReactNode;
  /** Drawn above the boxes, in millimetres. */
  readonly children?: ReactNode;
}

/** A page of a printed document, drawn from the boxes of the layout. */
export const SheetPage = observer(function SheetPage(props: SheetPageProps): ReactNode {
  const { sheet, boxes, codes, font, zoom, label, below, children } = props;
  const { data } = useApp();
  const urls = pictureUrlsOf(data);
  const wanted = useMemo(
    () => ({
      codes: boxes.flatMap((box) => (box.kind === 'code' ? [box] : [])),
      pictures: boxes.flatMap((box) => (box.kind === 'picture' ? [box.source] : [])),
    }),
    [boxes],
  );
  useEffect(() => {
    if (wanted.codes.length > 0) codes.want(wanted.codes);
    if (wanted.pictures.length > 0) urls.want(wanted.pictures);
    font.want(boxes);
  }, [wanted, codes, urls, font, boxes]);
  const { width, height } = sheet;
  return (
    <svg
      className="jig-ps-page"
      role={children === undefined ? 'img' : 'group'}
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width * zoom}mm`, height: `${height * zoom}mm` }}
    >
      {below}
      <g className="jig-ps-ink" aria-hidden={children === undefined ? undefined : true}>
        {drawBoxes(boxes, { bars: codes.bars, picture: urls.url })}
      </g>
      {children}
    </svg>
  );
});
