import { keptFilterEndpoints as endpoints } from '../wire/keptFilters/keptFilterEndpoints.ts';
import { nothing, object, text } from '../wire/shape.ts';
import { answered } from './Answer.ts';
import type { Http } from './Http.ts';
import type { KeptFilterCalls } from './KeptFilterCalls.ts';

/** {@link KeptFilterCalls} over `/api/jig/filters`. */
export const httpKeptFilterCalls = (http: Http): KeptFilterCalls => ({
  keep: (filter) => http.call(endpoints.keep, { body: filter, outlivesPage: true }, nothing),
  read: async (table, id) => {
    const answer = await http.call(endpoints.read, { query: { table, id } }, object({ text }));
    return answer.ok ? answered(answer.data.text) : answer;
  },
});
