import type { SaveBody } from '../SavePayload.ts';

/** Body of Audit: keys, or one key with its version and with changes that the step permits. */
export type VoteBody =
  | readonly (string | number)[]
  | (Partial<SaveBody> & {
      readonly keys: readonly (string | number)[];
      readonly tableName: string;
      readonly Version: number;
    });

/** Body of updateCase. Work orders are named by `OrderCodes`, which the query may hold like `caseType`. */
export interface CaseBody {
  readonly caseType?: string;
  readonly OrderCodes?: string;
  readonly keys?: readonly (string | number)[];
  readonly caseReason: string;
}
