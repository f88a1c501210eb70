import type { StatusSource } from '../../context/StatusSource.ts';
import { durationText } from '../../context/statusWords.ts';
import type { UserCall } from '../../http/Call.ts';
import { type SlowStatement, slowMillis } from '../SlowWork.ts';
import { namesOf } from './namesOf.ts';

const tookText = (call: UserCall, { millis, waited, isRefused }: SlowStatement): string => {
  const time = durationText(call, millis);
  if (isRefused) return call.say('status.failed', { time });
  return waited < 100 ? time : call.say('status.waited', { time, waited: durationText(call, waited) });
};

/** The newest slow calls and statements since the start. */
export const slowPanel: StatusSource = {
  name: 'slow',
  read: async (call) => {
    const { say } = call;
    const { slow } = call.context.watching;
    const nameOf = await namesOf(
      call,
      [...slow.calls, ...slow.statements].map(({ userId }) => userId),
    );
    const least = { n: slowMillis / 1_000 };
    return {
      facts: [
        { label: say('status.slowCalls'), value: say('status.sinceStart', { n: slow.counts.call }) },
        {
          label: say('status.slowStatements'),
          value: say('status.sinceStart', { n: slow.counts.statement }),
        },
      ],
      lists: [
        {
          title: say('status.slowCalls'),
          none: say('status.noSlowCalls', least),
          columns: [
            { title: say('status.time'), kind: 'text' },
            { title: say('status.took'), kind: 'number' },
            { title: say('status.call'), kind: 'code' },
            { title: say('status.user'), kind: 'text' },
            { title: say('status.id'), kind: 'code' },
          ],
          rows: slow.calls.map((one) => [
            one.at,
            durationText(call, one.millis),
            `${one.method} ${one.route}`,
            nameOf(one.userId),
            one.requestId,
          ]),
        },
        {
          title: say('status.slowStatements'),
          none: say('status.noSlowStatements', least),
          columns: [
            { title: say('status.time'), kind: 'text' },
            { title: say('status.took'), kind: 'number' },
            { title: say('status.statement'), kind: 'code' },
            { title: say('status.call'), kind: 'code' },
            { title: say('status.user'), kind: 'text' },
            { title: say('status.id'), kind: 'code' },
          ],
          rows: slow.statements.map((one) => [
            one.at,
            tookText(call, one),
            one.shape,
            one.route,
            nameOf(one.userId),
            one.requestId,
          ]),
        },
      ],
    };
  },
};
