/** Full-width letters, digits, and the signs that codes are joined by. */
const fullWidth = /[０-９Ａ-Ｚａ-ｚ－＿．／]/g;

/** Distance of a full-width character from the usual one. */
const distance = 0xfee0;

/**
 * A code with letters, digits and joining signs of the usual width: `Ｕ－１` is `U-1`, as it is to who reads it. Brackets and
 * other signs of Chinese names stay.
 */
export const halfWidth = (text: string): string =>
  text.replace(fullWidth, (found) => String.fromCharCode(found.charCodeAt(0) - distance));
