/**
 * A field people add to a table while it runs, in the wire's words. Its column is called `fieldCode`, for ever; everything
 * else may change.
 */
export interface ExtensionField {
  /** Title. */
  readonly fieldName: string;
  /** Column. */
  readonly fieldCode: string;
  /** A name of `extensionKinds`. */
  readonly fieldType: string;
  /** Dictionary number; kinds with options need one. */
  readonly dataDic?: string;
  /** Marks: `required`, `readonly`. */
  readonly fieldAttr?: readonly string[];
  /** Placeholder. */
  readonly guideWords?: string;
  /** Value of new records, as typed. */
  readonly defaultValue?: string;
}
