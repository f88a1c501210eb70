import { tableEndpoints as endpoints } from '../../../runtime/wire/tableEndpoints.ts';
import type { Capability } from '../../capability/Capability.ts';
import { tableRoute } from '../tableRoute.ts';
import { addComment } from './addComment.ts';
import { comments } from './comments.ts';

/** Users discuss a record and mention one another. */
export const recordComments: Capability = {
  name: 'comments',
  routes: [tableRoute(endpoints.comments, comments), tableRoute(endpoints.addComment, addComment)],
};
