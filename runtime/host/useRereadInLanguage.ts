import { useEffect, useRef } from 'react';
import type { SchemaSource } from '../data/SchemaSource.ts';
import type { Locale } from '../model/schema/Locale.ts';
import type { DictionaryStore } from '../store/choices/DictionaryStore.ts';
import type { SessionStore } from '../store/session/SessionStore.ts';

interface Kept {
  readonly session: Pick<SessionStore, 'load'>;
  readonly schemas: Pick<SchemaSource, 'forget'>;
  readonly dictionaries: Pick<DictionaryStore, 'forget'>;
}

/**
 * Reads menus, tables and options again when the user changes the language, because their texts come from the server.
 * A page takes new tables as after a publication: never under an open box.
 */
export function useRereadInLanguage(locale: Locale, { session, schemas, dictionaries }: Kept): void {
  const read = useRef(locale);
  useEffect(() => {
    if (read.current === locale) return;
    read.current = locale;
    void session.load();
    schemas.forget();
    dictionaries.forget();
  }, [locale, session, schemas, dictionaries]);
}
