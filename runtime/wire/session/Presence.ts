/** A window reports that it has a record open. */
export interface PresenceBody {
  readonly table: string;
  readonly key: string;
  readonly window: string;
  readonly field: string | null;
  /** The record was closed. */
  readonly gone: boolean;
}

/** Another user who has the record open; `field` is the field or detail table in use. */
export interface PresentUser {
  readonly userName: string;
  readonly field: string | null;
}
