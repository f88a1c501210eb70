/** A number behind the code for several pictures of a record: `A-2`, `A_2`, `A(2)`, `A（2）`, `A 2`. */
const serial = /(?:[-_ ]\d{1,3}|[(（]\d{1,3}[)）])$/;

/**
 * Codes a file name may contain, the whole name first: without its extension, and without a serial number.
 */
export function codesOf(fileName: string): readonly string[] {
  const dot = fileName.lastIndexOf('.');
  const whole = (dot > 0 ? fileName.slice(0, dot) : fileName).trim();
  const code = whole.replace(serial, '').trim();
  return code === '' || code === whole ? [whole] : [whole, code];
}
