import type { KeptFilter } from '../wire/keptFilters/keptFilterEndpoints.ts';
import type { Answer } from './Answer.ts';

/** Calls about filters that are too long for an address. */
export interface KeptFilterCalls {
  keep(filter: KeptFilter): Promise<Answer<undefined>>;
  /** The text of a kept filter. `table`: API name of the page. */
  read(table: string, id: string): Promise<Answer<string>>;
}
