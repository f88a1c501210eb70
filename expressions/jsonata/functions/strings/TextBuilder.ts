import type { Frame } from '../../../evaluate/Frame.ts';

/** Builds a text within the limits; charges every piece before it keeps it. */
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
    // Only the whole can exceed the text limit; the frame raises that refusal.
    if (this.length > this.frame.limits.text) this.frame.allocateText(this.length);
    this.frame.allocate(16 + 2 * piece.length);
    this.pieces.push(piece);
  }

  toString(): string {
    return this.pieces.join('');
  }
}
