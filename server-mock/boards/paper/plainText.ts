const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};

/** Elements that end a line. */
const breaks = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/blockquote)\b[^>]{0,500}>/gi;

const entityText = (whole: string, name: string): string => {
  const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (code === null) return entities[name.toLowerCase()] ?? whole;
  const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

/** The words of formatted text (HTML) in lines, points of lists with a mark. */
export const plainText = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(breaks, '\n')
    .replace(/<li\b[^>]{0,500}>/gi, '· ')
    .replace(/<[^<>]{0,5000}>/g, '')
    .replace(/&(#?\w{1,10});/g, entityText)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
