/** A rectangle in millimetres from the top left corner of its page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
