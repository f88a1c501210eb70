import type { JsonObject } from '../model/schema/Json.ts';
import type { DesignAnswer } from '../wire/design/DesignAnswer.ts';
import type { Answer } from './Answer.ts';
import type { BoardDesignCalls } from './BoardDesignCalls.ts';
import type { EntryCalls } from './EntryCalls.ts';
import type { PageDesignCalls } from './PageDesignCalls.ts';
import type { PrintDesignCalls } from './PrintDesignCalls.ts';
import type { RelationCalls } from './RelationCalls.ts';
import type { ViewCalls } from './ViewCalls.ts';

/** A dictionary that a choice may use. */
export interface NamedSource {
  readonly dicNo: string;
  readonly dicName: string;
}

/** Calls of designers. */
export interface DesignCalls {
  /** The user's own design of a form; undefined: none. User 1's applies to all users. */
  own(address: string): Promise<Answer<DesignAnswer | undefined>>;
  /** Adds or updates the own design; the answer is its version. */
  save(design: Partial<DesignAnswer>): Promise<Answer<number>>;
  /** Deletes the own design. */
  remove(design: Pick<DesignAnswer, 'FormId' | 'TitleEnName'>): Promise<Answer<undefined>>;
  /** Keys of the table's custom fields by column. */
  customFields(table: string): Promise<Answer<ReadonlyMap<string, number>>>;
  /** An unused column name for a custom field. */
  freeCode(table: string, fieldName: string): Promise<Answer<string>>;
  /** Adds or changes custom fields of one table; the answer has the keys of all its custom fields by column. */
  saveCustomFields(fields: readonly JsonObject[]): Promise<Answer<ReadonlyMap<string, number>>>;
  /** Checks SQL parameters as a save would. Only for user 1. */
  checkSql(address: string, params: readonly JsonObject[]): Promise<Answer<undefined>>;
  /** Those of the designer of views. */
  readonly views: ViewCalls;
  /** Those of the page of relations between documents. */
  readonly relations: RelationCalls;
  /** Those of the designer of print templates. */
  readonly prints: PrintDesignCalls;
  /** Those of the designer of boards. */
  readonly boards: BoardDesignCalls;
  /** Those of the designer of pages. */
  readonly pages: PageDesignCalls;
  /** Those of the page of table entries. */
  readonly entries: EntryCalls;
  /** All dictionaries. */
  sources(): Promise<Answer<readonly NamedSource[]>>;
}
