import type { Fact } from './Fact.ts';

/** Body of `Related`: the record that others point at. */
export interface RelatedBody {
  readonly key: string | number;
}

/** A record that points at another one. */
export interface RelatedRecord {
  readonly key: string;
  /** Its number or name. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Records of one list that point at a record by one field. */
export interface RelatedGroup {
  /** Address of the list. */
  readonly path: string;
  readonly title: string;
  /** The field that points at the record, `Detail.Field` for one of detail rows. */
  readonly field: string;
  readonly fieldTitle: string;
  /** The value that `field` holds. */
  readonly value: string;
  /** Number of records; with `isMore` there are more than that. */
  readonly count: number;
  readonly isMore: boolean;
  /** The newest of them. */
  readonly records: readonly RelatedRecord[];
}

/** Records that point at one record. `left`: lists that were not asked, because time was up. */
export interface RelatedAnswer {
  readonly groups: readonly RelatedGroup[];
  readonly left: number;
}
