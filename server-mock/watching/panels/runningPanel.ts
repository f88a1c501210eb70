import type { StatusSource } from '../../context/StatusSource.ts';
import { durationText } from '../../context/statusWords.ts';
import type { UserCall } from '../../http/Call.ts';
import { statementShape } from '../statementShape.ts';
import { namesOf } from './namesOf.ts';

/** Maximum lines of a list. */
const most = 20;

const connectionsText = ({ context, say }: UserCall): string => {
  const { connections: all, busy, waiting } = context.db.load();
  return waiting > 0
    ? say('status.connectionsWait', { busy, all, waiting })
    : say('status.connectionsOf', { busy, all });
};

/** What the process does at this moment, without the call that asks. */
export const runningPanel: StatusSource = {
  name: 'running',
  read: async (call) => {
    const { context, requestId, say } = call;
    const { watching, heavy, db, events } = context;
    const now = performance.now();
    const running = watching.running.filter((one) => one.requestId !== requestId);
    const works = watching.works.filter(
      (one) => one.kind !== 'transaction' && one.call?.requestId !== requestId,
    );
    const connections = connectionsText(call);
    const isWaiting = db.load().waiting > 0;
    const { reads, statements } = heavy.load;
    const tasks = await db.query(`select count(*)::integer as "n" from "jig_task" where "State" = 'running'`);
    const nameOf = await namesOf(
      call,
      [...running, ...works.flatMap((one) => one.call ?? [])].map(({ caller }) => caller?.userId),
    );
    const route = (one: { readonly method: string; readonly route: string } | undefined): string =>
      one === undefined ? '' : `${one.method} ${one.route}`;
    return {
      facts: [
        { label: say('status.calls'), value: String(running.length) },
        {
          label: say('status.connections'),
          value: connections,
          ...(isWaiting && { tone: 'warning' as const }),
        },
        { label: say('status.heavy'), value: say('status.heavyOf', { n: reads, waiting: statements }) },
        { label: say('status.longWork'), value: String(tasks.rows[0]?.n ?? 0) },
        { label: say('status.listening'), value: String(events.size) },
      ],
      lists: [
        {
          title: say('status.callsNow'),
          none: say('status.noCalls'),
          columns: [
            { title: say('status.took'), kind: 'number' },
            { title: say('status.call'), kind: 'code' },
            { title: say('status.user'), kind: 'text' },
            { title: say('status.id'), kind: 'code' },
          ],
          rows: running
            .slice(0, most)
            .map((one) => [
              durationText(call, now - one.since),
              route(one),
              nameOf(one.caller?.userId),
              one.requestId,
            ]),
        },
        {
          title: say('status.statementsNow'),
          none: say('status.noStatements'),
          columns: [
            { title: say('status.took'), kind: 'number' },
            { title: say('status.statement'), kind: 'code' },
            { title: say('status.call'), kind: 'code' },
            { title: say('status.user'), kind: 'text' },
          ],
          rows: works
            .slice(0, most)
            .map((one) => [
              durationText(call, now - one.since),
              statementShape(one.sql),
              route(one.call),
              nameOf(one.call?.caller?.userId),
            ]),
        },
      ],
    };
  },
};
