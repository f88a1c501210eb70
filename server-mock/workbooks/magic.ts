const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

/** Detects a zip, the container of .xlsx. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Detects an OLE2 container: .xls, and every encrypted Office file. */
export const isOle2 = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Detects an OLE2 container with an encrypted .xlsx; its stream names are UTF-16. */
export const isEncrypted = (bytes: Uint8Array): boolean =>
  isOle2(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryptedName);

const encryptedName = Buffer.from('EncryptedPackage', 'utf16le');
