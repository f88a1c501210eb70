import type { Endpoint } from '../../runtime/wire/Endpoint.ts';
import type { UserRight } from '../../runtime/wire/Right.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { tableOfCall } from './tableOfCall.ts';

/** A route of every table; `run` gets the name of the called one. */
export const tableRoute = <Told>(
  endpoint: Endpoint<string, Told, UserRight>,
  run: (call: UserCall, table: string) => Promise<Answer<NoInfer<Told>>>,
): Route => userRoute(endpoint, (call) => run(call, tableOfCall(call)));
