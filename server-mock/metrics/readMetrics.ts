import { createHash, timingSafeEqual } from 'node:crypto';
import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import { type Answer, download, fail } from '../http/Answer.ts';
import type { Call } from '../http/Call.ts';
import { standingNow } from './standingNow.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the caller is on this machine, and not behind a proxy that is. */
const isHere = ({ address, header }: Call): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) &&
  ['x-forwarded-for', 'forwarded', 'via'].every((name) => header(name) === undefined);

const mayRead = (call: Call): boolean => {
  const { metricsToken } = call.context;
  if (metricsToken === undefined) return isHere(call);
  return timingSafeEqual(digest(call.header('authorization') ?? ''), digest(`Bearer ${metricsToken}`));
};

/**
 * `GET /metrics`: figures of this process for Prometheus. With METRICS_TOKEN to who sends it, without to callers on this machine;
 * to others the address is unknown.
 */
export const readMetrics = async (call: Call): Promise<Answer<FileAnswer>> => {
  if (!mayRead(call)) return fail(404, call.say('server.unknownPath', { path: call.path }));
  const { metrics } = call.context;
  const text = await metrics.text(await standingNow(call.context));
  return download({
    ...{ name: 'metrics.txt', type: metrics.type, isShown: true },
    bytes: new Uint8Array(Buffer.from(text)),
  });
};
