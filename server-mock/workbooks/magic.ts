const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

/** A zip: what .xlsx is inside. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** An OLE2 container: .xls, and every encrypted Office file. */
export const isOle2 = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** An OLE2 container that holds an encrypted .xlsx: names of its streams are UTF-16. */
export const isEncrypted = (bytes: Uint8Array): boolean =>
  isOle2(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryptedName);

const encryptedName = Buffer.from('EncryptedPackage', 'utf16le');
