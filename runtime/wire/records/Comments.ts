/** Body of `Comments`: a record, and the comment after which the next page starts. */
export interface CommentsBody {
  readonly key: string | number;
  readonly before?: string;
}

/** Body of `AddComment`. `text` holds mentions of users as a field of type `tag` stores them. */
export interface NewComment {
  readonly key: string | number;
  readonly text: string;
}

/** A comment on a record. */
export interface RecordComment {
  readonly id: string;
  readonly by: string;
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly at: string;
  readonly text: string;
}

/** A page of comments, newest first. `next`: send it as `before` for older ones; null: no more. */
export interface CommentsPage {
  readonly comments: readonly RecordComment[];
  readonly next: string | null;
}

/** Answer of `AddComment`. `untold`: names of mentioned users who may not open the record and get no message. */
export interface AddedComment {
  readonly comment: RecordComment;
  readonly untold: readonly string[];
}
