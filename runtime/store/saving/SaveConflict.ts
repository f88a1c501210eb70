import type { Failure } from '../../data/Answer.ts';
import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import { savedRecord } from '../../wire/saveCall.ts';
import { read } from '../../wire/shape.ts';
import { documentOf } from '../form/DocumentForms.ts';

/** Another user saved the record first. */
export interface SaveConflict {
  /** The server's message: who and when. */
  readonly message: string;
  /** The record as stored now; undefined: not part of the refusal, so it must be loaded. */
  readonly theirs: Document | undefined;
}

/** The conflict in a 409 answer, with the stored record if it is there. */
export function conflictOf(failure: Failure, doc: DocumentTable): SaveConflict {
  const found = read(savedRecord, failure.data);
  const isRecord = found.ok && doc.main.key in found.value.main;
  return { message: failure.message, theirs: isRecord ? documentOf(doc, found.value) : undefined };
}
