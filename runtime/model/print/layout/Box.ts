/** Alignment of a text in its box. */
export type Align = 'left' | 'center' | 'right';

/** One line of text. `x` and `y` are the top left corner of the box that it is aligned in. */
interface TextBox {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly align: Align;
}

/** A straight line; `width` 0 is an upright one, `height` 0 a level one. */
interface LineBox {
  readonly kind: 'line';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
}

/** A barcode or QR code. */
interface CodeBox {
  readonly kind: 'code';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly symbology: string;
  readonly text: string;
}

/** A picture, as large as it fits into the rectangle, in its middle. `source`: path of the stored file. */
interface PictureBox {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly source: string;
}

/** A pale text in the middle of the rectangle, turned counterclockwise by an angle in degrees, below everything else. */
interface WatermarkBox {
  readonly kind: 'watermark';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Points. */
  readonly size: number;
  readonly angle: number;
}

/** Where a marked block stands, on one page. Draws nothing. */
interface MarkBox {
  readonly kind: 'mark';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly mark: string;
}

/** Something to draw at its place. All lengths are millimetres from the top left corner of the sheet. */
export type Box = TextBox | LineBox | CodeBox | PictureBox | WatermarkBox | MarkBox;

/** Boxes at another place. */
export const moved = (boxes: readonly Box[], x: number, y: number): readonly Box[] =>
  boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
