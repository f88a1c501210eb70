import type { Failure } from '../data/Answer.ts';
import type { Document, DocumentTable } from '../model/fields/resolve/DocumentTable.ts';
import { savedRecord } from '../wire/saveCall.ts';
import { read } from '../wire/shape.ts';
import { documentOf } from './DocumentForms.ts';

/** Somebody else saved the record first. */
export interface SaveConflict {
  /** The server's words: who and when. */
  readonly message: string;
  /** The record as it is stored now; undefined: the refusal did not carry it, it can only be read again. */
  readonly theirs: Document | undefined;
}

/** What a 409 says, and the stored record in it. */
export function conflictOf(failure: Failure, doc: DocumentTable): SaveConflict {
  const found = read(savedRecord, failure.data);
  const isRecord = found.ok && doc.main.key in found.value.main;
  return { message: failure.message, theirs: isRecord ? documentOf(doc, found.value) : undefined };
}
