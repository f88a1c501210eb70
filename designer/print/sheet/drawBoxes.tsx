import type { ReactNode } from 'react';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import { baseline, lineHeight, textWidth } from '../../../runtime/model/print/layout/FontMetrics.ts';
import { knownFont } from '../../../runtime/model/print/layout/knownFont.ts';
import type { CodeBar } from '../../../runtime/wire/print/PrintDesign.ts';

/** Millimetres of a point. */
const point = 25.4 / 72;

/** Free part of the width before a text, by alignment. */
const before = { left: 0, center: 0.5, right: 1 } as const;

type BoxOf<Kind extends Box['kind']> = Extract<Box, { kind: Kind }>;

/** What boxes are drawn with besides themselves. */
export interface SheetPen {
  bars(code: Pick<BoxOf<'code'>, 'symbology' | 'text'>): readonly CodeBar[] | null | undefined;
  /** Address of a stored picture; undefined: none, or not known yet. */
  picture(path: string): string | undefined;
}

type Drawers = {
  readonly [Kind in Box['kind']]: (box: BoxOf<Kind>, key: number, pen: SheetPen) => ReactNode;
};

/** A line of text, stretched to the width that it has on paper, because the font of the browser may be another one. */
const drawText = ({ x, y, width, text, size, bold, align }: BoxOf<'text'>, key: number): ReactNode => {
  const own = textWidth(text, size, bold, knownFont);
  const left = x + Math.max(0, width - own) * before[align];
  return (
    <text
      key={key}
      x={left}
      y={y + baseline(size)}
      fontSize={size * point}
      fontWeight={bold ? 700 : 400}
      textLength={own > 0 ? own : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
};

const drawers: Drawers = {
  watermark: ({ x, y, width, height, text, size, angle }, key) => {
    const [middle, across] = [x + width / 2, y + height / 2];
    const line = { kind: 'text', text, size, bold: true, align: 'center' } as const;
    return (
      <g key={key} className="jig-ps-pale" transform={`rotate(${-angle} ${middle} ${across})`}>
        {drawText({ ...line, x: middle - 500, y: across - lineHeight(size) / 2, width: 1000 }, 0)}
      </g>
    );
  },
  picture: ({ source, x, y, width, height }, key, pen) => {
    const url = pen.picture(source);
    return url === undefined ? (
      <rect key={key} className="jig-ps-blank" {...{ x, y, width, height }} />
    ) : (
      <image key={key} href={url} {...{ x, y, width, height }} preserveAspectRatio="xMidYMid meet" />
    );
  },
  line: ({ x, y, width, height, thickness }, key) => (
    <line key={key} x1={x} y1={y} x2={x + width} y2={y + height} strokeWidth={thickness} />
  ),
  code: ({ x, y, width, height, symbology, text }, key, pen) => {
    const bars = pen.bars({ symbology, text });
    if (bars === undefined) return <rect key={key} className="jig-ps-blank" {...{ x, y, width, height }} />;
    if (bars === null) {
      const look = { size: 8, bold: false, align: 'center' } as const;
      return drawText({ kind: 'text', x, y, width, text, ...look }, key);
    }
    const path = bars.map(
      ([left, top, wide, high]) =>
        `M${x + left * width} ${y + top * height}h${wide * width}v${high * height}h${-wide * width}z`,
    );
    return <path key={key} d={path.join('')} />;
  },
  text: drawText,
  mark: () => null,
};

const draw = <Kind extends Box['kind']>(box: BoxOf<Kind>, key: number, pen: SheetPen): ReactNode =>
  (drawers[box.kind] as Drawers[Kind])(box, key, pen);

/** The boxes of a page as SVG, in millimetres. */
export const drawBoxes = (boxes: readonly Box[], pen: SheetPen): readonly ReactNode[] =>
  boxes.map((box, at) => draw(box, at, pen));
