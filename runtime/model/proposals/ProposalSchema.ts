import type { Row } from '../schema/Row.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';

/** Kind of schema of proposals; their schemas are in `others` of a bundle. */
export const proposalKind = 'proposal';

/** Most rows of a proposal. */
export const mostProposed = 500;

/** Rows that a table is offered until it has them, such as number rules of every document (`schemas/proposals/*`). */
interface ProposalSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Name of the proposal. */
  readonly proposal: string;
  readonly title: string;
  readonly table: string;
  /** Field that tells whether the table has a row already. */
  readonly by: string;
  readonly rows: readonly Row[];
}

/** The proposals of a bundle by name. */
export const proposalsOf = ({ others }: Pick<SchemaBundle, 'others'>): ReadonlyMap<string, ProposalSchema> =>
  (others?.get(proposalKind) ?? new Map()) as ReadonlyMap<string, ProposalSchema>; // read by this kind
