import type { DocumentNews } from './DocumentNews.ts';

/** Maximum bytes of a message: PostgreSQL allows less than 8,000, and a quarter is reserved for other content. */
const mostBytes = 6_000;

/** Merges events of the same table and users into one, because an import affects thousands of documents. */
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

/** Encodes events as messages to other processes; `missed`: too large, they reload everything. */
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

/** Message that says: reload everything. */
export const missedWord = JSON.stringify({ flows: 'missed' });

const isList = (value: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type);

/** Decodes a message of another process: an event, `missed`, or undefined when it is about something else. */
export const newsIn = (word: unknown): DocumentNews | 'missed' | undefined => {
  if (typeof word !== 'object' || word === null || !('flows' in word)) return undefined;
  const { flows } = word;
  if (flows === 'missed') return 'missed';
  if (typeof flows !== 'object' || flows === null) return undefined;
  const { table, keys, users, roles } = flows as Partial<Record<keyof DocumentNews, unknown>>;
  const isNews = typeof table === 'string' && isList(keys, 'string') && isList(users, 'number');
  return isNews && isList(roles, 'number') ? (flows as DocumentNews) : undefined;
};
