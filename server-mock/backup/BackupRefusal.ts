import type { backupMessages } from '../../runtime/model/messages/backup.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

type Key = keyof typeof backupMessages;

/** Why a backup, a restore or a migration is refused, and what the operator can do. Nothing was changed. */
export class BackupRefusal extends Error {
  constructor(
    readonly key: Key,
    readonly params: Readonly<Record<string, string | number>>,
  ) {
    super(text(key, 'en', params));
    this.name = 'BackupRefusal';
  }

  in(locale: Locale): string {
    return text(this.key, locale, this.params);
  }
}
