/** What this room uses of pdfkit, which has no types of its own. Lengths are points. */
declare module 'pdfkit' {
  interface TextOptions {
    readonly lineBreak?: boolean;
    readonly baseline?: 'alphabetic';
  }

  /** A picture that is part of a file. */
  export interface PdfPicture {
    readonly width: number;
    readonly height: number;
  }

  /** A font that fontkit opened. */
  export interface OpenedFont {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): unknown;
    glyphForCodePoint(codePoint: number): { readonly id: number };
    /** A part of the font, which glyphs are put into; `encode` gives a TrueType file without characters and names. */
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  }

  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default class PDFDocument {
    constructor(options: {
      readonly autoFirstPage: boolean;
      readonly font: null;
      readonly info: Readonly<Record<string, string | Date>>;
      readonly lang: string;
    });
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    registerFont(name: string, file: string | OpenedFont): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    /** A path in the words of SVG. */
    path(path: string): this;
    clip(): this;
    dash(lengths: readonly number[]): this;
    lineWidth(width: number): this;
    openImage(bytes: Buffer): PdfPicture;
    image(
      picture: PdfPicture,
      x: number,
      y: number,
      options: {
        readonly fit: readonly [number, number];
        readonly align: 'center';
        readonly valign: 'center';
      },
    ): this;
    save(): this;
    restore(): this;
    rotate(angle: number, options: { readonly origin: readonly [number, number] }): this;
    translate(x: number, y: number): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    fillColor(color: string, opacity?: number): this;
    strokeColor(color: string, opacity?: number): this;
    stroke(): this;
    fill(): this;
    end(): void;
    /** The font in use, by fontkit. */
    readonly _font: { readonly font: OpenedFont };
  }
}
