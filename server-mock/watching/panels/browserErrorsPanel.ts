import type { StatusSource } from '../../context/StatusSource.ts';
import { namesOf } from './namesOf.ts';

const dayMillis = 24 * 60 * 60_000;
/** Maximum errors listed. */
const most = 30;

/** Errors in browsers of the last day. */
export const browserErrorsPanel: StatusSource = {
  name: 'browserErrors',
  read: async (call) => {
    const { context, say } = call;
    const { errors, all } = await context.browserErrors.within(dayMillis, most);
    const nameOf = await namesOf(
      call,
      errors.map(({ userId }) => userId),
    );
    const { untaken } = context.browserErrors;
    return {
      facts: [
        {
          label: say('status.errorsDay'),
          value: say('status.times', { n: all }),
          tone: all === 0 ? 'good' : 'warning',
        },
        ...(untaken === 0 ? [] : [{ label: say('status.errorsLeft'), value: String(untaken) }]),
      ],
      lists: [
        {
          title: say('status.errors'),
          none: say('status.noErrors'),
          columns: [
            { title: say('status.time'), kind: 'text' },
            { title: say('status.errorCount'), kind: 'number' },
            { title: say('status.error'), kind: 'code' },
            { title: say('status.errorPage'), kind: 'code' },
            { title: say('status.errorPlace'), kind: 'code' },
            { title: say('status.user'), kind: 'text' },
          ],
          rows: errors.map(({ lastAt, count, message, page, place, userId }) => [
            lastAt,
            String(count),
            message,
            page,
            place.split('\n')[0] ?? '',
            nameOf(userId),
          ]),
        },
      ],
    };
  },
};
