/** Format of an archive, by the names in it. */
export function zipFormat(names: readonly string[]): string {
  const has = (start: string): boolean => names.some((name) => name.startsWith(start));
  if (has('[Content_Types].xml')) {
    if (has('xl/workbook')) return 'xlsx';
    if (has('word/document')) return 'docx';
    if (has('ppt/presentation')) return 'pptx';
  }
  if (has('Index/') || has('Index.zip') || has('index.xml') || has('index.apxl')) return 'numbers';
  return 'zip';
}
