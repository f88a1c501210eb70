/** A text that counts the characters read from it. */
export class CountedText extends String {
  /** Characters read so far; a native text search counts an eighth of what it passes. */
  looked = 0;

  override charCodeAt(index: number): number {
    this.looked += 1;
    return super.charCodeAt(index);
  }

  override indexOf(text: string, from = 0): number {
    const found = super.indexOf(text, from);
    this.looked += 1 + (((found < 0 ? this.length : found) - from) >>> 3);
    return found;
  }
}
