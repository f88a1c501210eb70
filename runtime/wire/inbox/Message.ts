/** A message to the user, newest first in its list. */
export interface Message {
  readonly Message_Id: number | string;
  readonly Title: string | null;
  readonly Content: string | null;
  readonly WorkTable: string | null;
  readonly WorkTableName: string | null;
  readonly WorkTableKey: string | null;
  readonly IsRead: number | null;
  readonly CreateDate: string | null;
}
