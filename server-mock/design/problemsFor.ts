import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { UserCall } from '../http/Call.ts';

/** Problems in the caller's language, each with its path. */
export const problemsFor = (call: UserCall, problems: readonly Issue[]) =>
  problems.map((problem) => ({ path: problem.path, message: messageOf(problem, call.locale) }));
