import type { Frame } from '../../../evaluate/Frame.ts';

/** Builds a text piece by piece within the limits: every piece is charged before it is kept. */
export class TextBuilder {
  private readonly frame: Frame;
  private readonly pieces: string[] = [];
  private length = 0;
  constructor(frame: Frame) {
    this.frame = frame;
  }

  add(piece: string): void {
    this.length += piece.length;
    this.frame.charge(1 + (piece.length >>> 6));
    // Only the whole can be too long for a text; its refusal comes from the frame.
    if (this.length > this.frame.limits.text) this.frame.allocateText(this.length);
    this.frame.allocate(16 + 2 * piece.length);
    this.pieces.push(piece);
  }

  toString(): string {
    return this.pieces.join('');
  }
}
