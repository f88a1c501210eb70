/** Stand for the numbers of pages until they are known. Private characters, so that no data of a record means them. */
const page = '\uE0F0';
const pages = '\uE0F1';

/** Puts marks where a template's text says `{page}` and `{pages}`. */
export const markPageNumbers = (text: string): string =>
  text.replaceAll('{pages}', pages).replaceAll('{page}', page);

/** Puts the numbers where the marks are. */
export const pageNumbers = (text: string, number: number, count: number): string =>
  text.replaceAll(pages, String(count)).replaceAll(page, String(number));
