import type { FilledPicture } from '../workbooks/filling/FilledValues.ts';

/** Kind and size of a picture that workbooks show. */
type PictureShape = Pick<FilledPicture, 'type' | 'width' | 'height'>;

const png = (view: DataView): PictureShape | undefined =>
  view.byteLength > 24 && view.getUint32(0) === 0x89504e47
    ? { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
    : undefined;

const gif = (view: DataView): PictureShape | undefined =>
  view.byteLength > 10 && view.getUint32(0) === 0x47494638
    ? { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : undefined;

/** Marks of the frame that says the size of a JPEG. */
const isFrame = (mark: number): boolean =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

const jpeg = (view: DataView): PictureShape | undefined => {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    if (isFrame(view.getUint8(at + 1)))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
};

/** Reads kind and size of a PNG, GIF or JPEG; undefined for anything else. */
export const pictureSize = (bytes: Uint8Array): PictureShape | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = png(view) ?? gif(view) ?? jpeg(view);
  return found !== undefined && found.width > 0 && found.height > 0 ? found : undefined;
};
