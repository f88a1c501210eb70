import { listOf, maybe, object, type Shape, text } from '../shape.ts';
import type { AddedComment, CommentsPage, RecordComment } from './Comments.ts';

const comment: Shape<RecordComment> = object<RecordComment>({ id: text, by: text, at: text, text });

/** The answer of `Comments`. */
export const commentsPage: Shape<CommentsPage> = object<CommentsPage>({
  comments: listOf(comment, 1000),
  next: (found, path) => maybe(text)(found, path) ?? null,
});

/** The answer of `AddComment`. */
export const addedComment: Shape<AddedComment> = object<AddedComment>({
  comment,
  untold: listOf(text, 1000),
});
