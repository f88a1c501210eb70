import { type AliasNode, PostgresQueryCompiler, type RawBuilder, type TableNode } from 'kysely';
import { systemMark } from './recordTable.ts';

/** SQL that replaces a table with the rows a user may see. Undefined: use the table itself. */
export type ShownRows = (table: string) => RawBuilder<unknown> | undefined;

/** Reader of a statement: a user, the server itself, or `none`, which may read no records. */
export type RecordReader = 'none' | 'server' | ShownRows;

/** Compiles statements and replaces tables of records for the reader. */
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
