import { type AliasNode, PostgresQueryCompiler, type RawBuilder, type TableNode } from 'kysely';
import { systemMark } from './recordTable.ts';

/** The rows of a table as a user sees them, to stand in its place; undefined: the table itself. */
export type ShownRows = (table: string) => RawBuilder<unknown> | undefined;

/** For whom a statement reads records: a user, the server itself, or `none`, where it may read no records. */
export type RecordReader = 'none' | 'server' | ShownRows;

/** Compiles statements and decides what stands in the place of a table of records. */
export class RecordCompiler extends PostgresQueryCompiler {
  #isAliased = false;

  constructor(private readonly reader: RecordReader) {
    super();
  }

  protected override visitAlias(node: AliasNode): void {
    this.#isAliased = true;
    super.visitAlias(node);
    this.#isAliased = false;
  }

  protected override visitTable({ table }: TableNode): void {
    const isAliased = this.#isAliased;
    this.#isAliased = false;
    const { name } = table.identifier;
    const isSystem = table.schema?.name === systemMark;
    const { reader } = this;
    if (reader === 'none' || (isSystem && reader !== 'server'))
      throw new Error(`${name} is a table of records: read it by GuardedTable or systemRun (bug)`);
    const shown = reader === 'server' ? undefined : reader(name);
    if (shown !== undefined) {
      this.append('(');
      this.visitNode(shown.toOperationNode());
      this.append(')');
    }
    if (shown !== undefined && isAliased) return;
    if (shown !== undefined) this.append(' as ');
    this.visitNode(table.identifier);
  }
}
