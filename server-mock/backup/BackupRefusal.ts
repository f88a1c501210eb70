import type { backupMessages } from '../../runtime/model/messages/backup.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

type Key = keyof typeof backupMessages;

/** A text within a text, said in the same language. */
interface Said {
  readonly key: Key;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Why a backup, a restore or a migration is refused, and what the operator can do. Nothing was changed. */
export class BackupRefusal extends Error {
  constructor(
    readonly key: Key,
    readonly params: Readonly<Record<string, string | number | Said>>,
  ) {
    super(inWords(key, params, 'en'));
    this.name = 'BackupRefusal';
  }

  in(locale: Locale): string {
    return inWords(this.key, this.params, locale);
  }
}

/** A text for a parameter of a {@link BackupRefusal}. */
export const said = (key: Key, params: Said['params'] = {}): Said => ({ key, params });

const inWords = (key: Key, params: BackupRefusal['params'], locale: Locale): string =>
  text(
    key,
    locale,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? text(value.key, locale, value.params) : value,
      ]),
    ),
  );
