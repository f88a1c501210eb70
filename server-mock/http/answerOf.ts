import { text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { type Answer, fail, refuse } from './Answer.ts';
import { knownFailureOf } from './knownFailureOf.ts';
import { Refusal } from './Refusal.ts';

/** Database errors the user can correct; all others are internal. */
const refusals = {
  unique: 'server.dbUnique',
  foreignKey: 'server.dbForeignKey',
  notNull: 'server.dbNotNull',
  tooLong: 'server.dbTooLong',
  outOfRange: 'server.dbOutOfRange',
  invalid: 'server.dbInvalid',
} as const;

const isRefusal = (kind: string): kind is keyof typeof refusals => Object.hasOwn(refusals, kind);

/**
 * Converts a thrown error into an answer: refusals as they are, database errors as messages, all others
 * without details.
 */
export const answerOf = (error: unknown, locale: Locale, requestId: string): Answer => {
  if (error instanceof Refusal) return error.answer;
  if (error instanceof DatabaseError) {
    if (isRefusal(error.kind)) {
      const { table = '', column = '' } = error.detail;
      return refuse('422', text(refusals[error.kind], locale, { table, column }));
    }
    if (error.kind === 'serialization') return refuse('409', text('server.busy', locale));
  }
  const failure = knownFailureOf(error);
  if (failure !== undefined) return fail(503, text(failure, locale));
  return fail(500, text('server.errorId', locale, { id: requestId }));
};
