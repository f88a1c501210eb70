/** Characters of the longest text that is normalized: Unicode's reordering of marks is quadratic. */
const longest = 4000;

/** A text with full-width digits, letters and signs as their usual ones (NFKC). A longer text stays as it is. */
export const singleWidth = (text: string): string => (text.length > longest ? text : text.normalize('NFKC'));
