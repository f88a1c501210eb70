import type { ChartRow } from '../../../runtime/model/charts/ChartRow.ts';
import type { Area } from '../../../runtime/model/print/layout/Area.ts';
import type { Align } from '../../../runtime/model/print/layout/Box.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';

/** One line of text; `y` is the top of the line. */
export interface PaperText extends Area {
  readonly kind: 'text';
  readonly text: string;
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly align: Align;
  readonly color: string;
}

/** A rectangle, filled, with an edge, or both. */
export interface PaperPlate extends Area {
  readonly kind: 'plate';
  readonly fill?: string;
  readonly edge?: string;
  /** Millimetres. */
  readonly radius?: number;
}

/** A path in millimetres, in the words of SVG. */
export interface PaperPath {
  readonly kind: 'path';
  readonly path: string;
  readonly fill?: string;
  readonly line?: { readonly color: string; readonly width: number };
}

/** A picture in the middle of the rectangle, as large as it fits; `alt` where it cannot be drawn. */
export interface PaperPicture extends Area {
  readonly kind: 'picture';
  /** Its name in the pictures of the job. */
  readonly source: string;
  readonly alt: string;
}

/** A chart of a kind of `chartKinds`; `alt` where there is no such picture. */
export interface PaperChart extends Area {
  readonly kind: 'chart';
  readonly chart: string;
  readonly rows: readonly ChartRow[];
  readonly of: readonly string[];
  readonly lines: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
  readonly others: string;
  readonly locale: Locale;
  /** Points. */
  readonly size: number;
  readonly alt: string;
}

/** Something on a page; later ones are drawn over earlier ones. */
export type PaperBox = PaperText | PaperPlate | PaperPath | PaperPicture | PaperChart;

/** A page with what is on it, in millimetres. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PaperBox[];
}
