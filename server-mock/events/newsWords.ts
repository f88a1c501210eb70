import type { DocumentNews } from './DocumentNews.ts';

/** PostgreSQL carries less than 8,000 bytes a word; a quarter is left to what else stands in it. */
const mostBytes = 6_000;

/** Of the same table and the same people one piece of news, however many documents: an import has thousands. */
export const mergeNews = (news: readonly DocumentNews[]): readonly DocumentNews[] => {
  const merged = new Map<string, { readonly first: DocumentNews; readonly keys: string[] }>();
  for (const one of news) {
    const id = JSON.stringify([one.table, one.users, one.roles]);
    const known = merged.get(id);
    if (known === undefined) merged.set(id, { first: one, keys: [...one.keys] });
    else known.keys.push(...one.keys);
  }
  return [...merged.values()].map(({ first, keys }) => ({ ...first, keys }));
};

/** News as words to other processes; `missed`: it does not fit, they ask everything anew. */
export const wordsOf = (news: readonly DocumentNews[]): readonly string[] =>
  mergeNews(news).flatMap((one) => {
    const empty = Buffer.byteLength(JSON.stringify({ flows: { ...one, keys: [] } }));
    const words: string[] = [];
    let keys: string[] = [];
    let bytes = empty;
    const end = (): void => {
      words.push(JSON.stringify({ flows: { ...one, keys } }));
      keys = [];
      bytes = empty;
    };
    for (const key of one.keys) {
      const size = Buffer.byteLength(JSON.stringify(key)) + 1;
      if (keys.length > 0 && bytes + size > mostBytes) end();
      keys.push(key);
      bytes += size;
    }
    end();
    return words.map((word) => (Buffer.byteLength(word) < 7_900 ? word : missedWord));
  });

/** More happened than words can tell. */
export const missedWord = JSON.stringify({ flows: 'missed' });

const isList = (value: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type);

/** What another process said: its news, `missed`, or undefined when the word is about something else. */
export const newsIn = (word: unknown): DocumentNews | 'missed' | undefined => {
  if (typeof word !== 'object' || word === null || !('flows' in word)) return undefined;
  const { flows } = word;
  if (flows === 'missed') return 'missed';
  if (typeof flows !== 'object' || flows === null) return undefined;
  const { table, keys, users, roles } = flows as Partial<Record<keyof DocumentNews, unknown>>;
  const isNews = typeof table === 'string' && isList(keys, 'string') && isList(users, 'number');
  return isNews && isList(roles, 'number') ? (flows as DocumentNews) : undefined;
};
