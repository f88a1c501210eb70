/** One entry of the pager: a page, or a gap after a page. */
export type PageNumber =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/** Pages shown in the pager: the first, the last, and two on each side of the current one. */
export function pageNumbers(present: number, pages: number): readonly PageNumber[] {
  const wanted = new Set([1, pages]);
  for (let page = present - 2; page <= present + 2; page++) if (page >= 1 && page <= pages) wanted.add(page);
  const found: PageNumber[] = [];
  let before = 0;
  for (const page of [...wanted].toSorted((a, b) => a - b)) {
    // Show the page itself when the gap is a single page.
    if (page - before === 2) found.push({ kind: 'page', page: page - 1 });
    else if (page - before > 2) found.push({ kind: 'gap', after: before });
    found.push({ kind: 'page', page });
    before = page;
  }
  return found;
}
