/** A text as a QR code: a `data:` URL of a picture. `width` and `margin`: in pixels, and in modules of the code. Rejects a text that is too long. */
export async function qrPicture(text: string, { width, margin }: QrSize): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { margin, width, errorCorrectionLevel: 'M' });
}

interface QrSize {
  readonly width: number;
  readonly margin: number;
}
