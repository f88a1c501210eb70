import type { Endpoint, EventsAnswer } from '../wire/Endpoint.ts';
import type { Right } from '../wire/Right.ts';
import { nothing } from '../wire/shape.ts';
import { type Answer, answered } from './Answer.ts';
import type { EndpointCall, Http } from './Http.ts';

const failedStream = { code: 'network', message: '' } as const;

/**
 * Calls an endpoint that answers server-sent events, with fetch streaming, which can send the token in a header. `onStatus`
 * hears the HTTP status before the answer is read and may throw, so that a 401 does not sign the user out.
 */
export const openEvents = async <Path extends string, Asked>(
  http: Pick<Http, 'call'>,
  endpoint: Endpoint<Path, EventsAnswer, Right, Asked>,
  call: EndpointCall<Path, Asked>,
  onStatus: (status: number) => void = () => undefined,
): Promise<Answer<ReadableStream<Uint8Array>>> => {
  let body: ReadableStream<Uint8Array> | null = null;
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    onStatus(response.status);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return new Response(await response.text(), { status: response.status });
    body = response.body;
    return Response.json({ status: true, data: null });
  };
  const headers = { ...call.headers, accept: 'text/event-stream' };
  const answer = await http.call(endpoint, { ...call, send, headers }, nothing);
  if (!answer.ok) return answer;
  return body === null ? { ok: false, failure: failedStream } : answered(body);
};
