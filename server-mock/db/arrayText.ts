/**
 * Parses PostgreSQL's text form of an array (`{1,NULL,"a \"b\""}`); nested braces become nested lists. Does not
 * validate: the text comes from the database.
 */
export function arrayOf(text: string, parse: (element: string) => unknown): readonly unknown[] {
  let at = 0;
  const list = (): unknown[] => {
    const items: unknown[] = [];
    at++; // the opening brace
    while (text[at] !== '}' && at < text.length) {
      items.push(text[at] === '{' ? list() : text[at] === '"' ? parse(quoted()) : plain());
      if (text[at] === ',') at++;
    }
    at++;
    return items;
  };
  const quoted = (): string => {
    let value = '';
    for (at++; text[at] !== '"' && at < text.length; at++) {
      if (text[at] === '\\') at++;
      value += text[at] ?? '';
    }
    at++;
    return value;
  };
  const plain = (): unknown => {
    const from = at;
    while (text[at] !== ',' && text[at] !== '}' && at < text.length) at++;
    const word = text.slice(from, at);
    return word === 'NULL' ? null : parse(word);
  };
  return text.startsWith('{') ? list() : [];
}
