import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** One change in the words of users, in every language of the product. */
export interface ReleaseNote extends Readonly<Record<Locale, string>> {
  /** Key of a choice of `ChangeType`. */
  readonly kind: string;
}

/** What `release-notes.json` holds: the changes of each release, newest first. */
export interface ReleaseNotes {
  readonly format: 1;
  readonly releases: readonly {
    readonly version: string;
    /** Day, as `yyyy-MM-dd`. */
    readonly date: string;
    readonly notes: readonly ReleaseNote[];
  }[];
}

const locales = ['zh', 'en'] as const satisfies readonly Locale[];

/** Rows of release notes in their order, one for each note and language. */
export const releaseNoteRows = ({ releases }: ReleaseNotes): readonly Row[] =>
  locales.flatMap((locale) =>
    releases.flatMap(({ version, date, notes }) =>
      notes.map((note) => ({
        VersionNo: version,
        ReleaseDate: date,
        ChangeType: note.kind,
        Content: note[locale],
        Locale: locale,
      })),
    ),
  );
