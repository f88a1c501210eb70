import { endpoint, type FileAnswer } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { signedIn } from '../Right.ts';
import type { TaskTold } from './LongTask.ts';

/** Calls that take long go on as tasks of the user where the client asks for it (`Prefer: respond-async`). */
export const longWorkEndpoints = {
  task: endpoint<TaskTold>()('GET', '/api/jig/task', signedIn, keysAt('own', 'query.id')),
  /** The file that a task answers. */
  file: endpoint<FileAnswer>()('GET', '/api/jig/taskFile', signedIn, keysAt('own', 'query.id')),
  cancel: endpoint<null, { readonly id: string }>()(
    'POST',
    '/api/jig/task/cancel',
    signedIn,
    keysAt('own', 'body.id'),
  ),
} as const;
