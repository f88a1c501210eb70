import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { ApprovalRecord } from '../context/ApprovalRecord.ts';
import type { CardRows } from '../context/CardRows.ts';
import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import type { DocumentWatch } from '../context/DocumentWatch.ts';
import type { FlowState } from '../context/FlowState.ts';
import type { Hook, HookRegistry } from '../context/Hook.ts';
import type { OutcomeTeller } from '../context/OutcomeTeller.ts';
import type { PublishPlug } from '../context/PublishPlug.ts';
import type { ReadGuard } from '../context/ReadGuard.ts';
import type { RecordFill } from '../context/RecordFill.ts';
import type { ReferenceKind } from '../context/Reference.ts';
import type { SavePlug } from '../context/SavePlug.ts';
import type { CapabilityServices, ServerContext } from '../context/ServerContext.ts';
import type { StatusSource } from '../context/StatusSource.ts';
import type { TableAddition } from '../context/TableAddition.ts';
import type { WorkWatch } from '../context/WorkWatch.ts';
import type { Queryable } from '../db/Database.ts';
import type { DemoOptions } from '../demo/DemoOptions.ts';
import type { InboxSource } from '../events/InboxSource.ts';
import type { Route } from '../http/Route.ts';
import type { SeedFile } from '../seed/SeedFile.ts';
import type { Seeding } from '../seed/Seeding.ts';
import type { SeedNames } from '../seed/SeedNames.ts';

/** Services that exist before those of capabilities. `context` gives the finished context, once it is. */
export type ServiceBase = Pick<ServerContext, 'catalog' | 'changes' | 'clock' | 'db' | 'log'> & {
  context(): ServerContext;
};

/** The application, for work that calls it as a user does. */
export interface Answering {
  /** `address` is the caller's. Never rejects. */
  fetch(request: Request, address?: string): Promise<Response>;
}

/** Work by the clock. Starts it, and returns how to stop: no new work begins, and the promise waits for what runs. */
export type Job = (context: ServerContext, app: Answering) => () => Promise<void> | void;

/**
 * One thing the server can do, with everything it adds. Composition, seeds, migrations and the router read the list of
 * capabilities and name none; a capability is added by its folder and one line of that list.
 */
export interface Capability {
  readonly name: string;
  /** Tables without schemas, which no page opens. Names begin with `jig_`. */
  readonly tables?: readonly TableDdl[];
  /** Come before the routes of every table. */
  readonly routes?: readonly Route[];
  /** Hooks that schemas name. */
  readonly hooks?: HookRegistry;
  /** Hooks of every table, before those its schema names: rules no schema can omit. */
  readonly rules?: readonly Hook[];
  /** Dictionaries that code fills, by number. */
  readonly providers?: Readonly<Record<string, DictionaryProvider>>;
  /** What kinds of cards of its own show their viewer, for paper, by the name of the kind. */
  readonly cardRows?: Readonly<Record<string, CardRows>>;
  /** Fills what sent rows leave open. */
  readonly fill?: RecordFill;
  readonly plug?: SavePlug;
  readonly watch?: (base: ServiceBase) => DocumentWatch;
  readonly workWatch?: (base: ServiceBase) => WorkWatch;
  readonly guard?: ReadGuard;
  readonly flowState?: FlowState;
  /** Who decided about documents, for prints. */
  readonly approvalRecord?: ApprovalRecord;
  readonly publishPlug?: PublishPlug;
  readonly referenceKinds?: readonly ReferenceKind[];
  readonly inbox?: InboxSource;
  /** What it adds to a table that a browser opens. */
  readonly tableAddition?: TableAddition;
  readonly outcomes?: OutcomeTeller;
  /** What it shows administrators of its state. */
  readonly statusPanels?: readonly StatusSource[];
  /** Its services. A module augmentation of the context types them. */
  readonly services?: (base: ServiceBase) => Partial<CapabilityServices>;
  readonly jobs?: readonly Job[];
  /** Rows of a first start, after roles, users and dictionaries. */
  readonly seed?: (seeding: Seeding) => Promise<void>;
  /** Rows of a SEED_FILE, after its roles, users, dictionaries and rows. */
  readonly seedFile?: (seeding: Seeding, file: SeedFile, names: SeedNames) => Promise<void>;
  /** Rows of the demo company, after its documents. */
  readonly demo?: (tx: Queryable, options: DemoOptions) => Promise<void>;
}
