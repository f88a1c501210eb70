import type { WorkingHours } from '../../runtime/model/workflow/engine/WorkingHours.ts';
import type { EndedSessions } from '../access/EndedSessions.ts';
import type { LoginThrottle } from '../access/LoginThrottle.ts';
import type { PasswordHasher } from '../access/PasswordHasher.ts';
import type { RightsCache } from '../access/RightsCache.ts';
import type { RoleViews } from '../access/RoleViews.ts';
import type { SecretBox } from '../access/SecretBox.ts';
import type { TokenIssuer } from '../access/TokenIssuer.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { FileStore } from '../contents/FileStore.ts';
import type { PictureSigner } from '../contents/PictureSigner.ts';
import type { Database } from '../db/Database.ts';
import type { ForeignDatabases } from '../db/foreign/ForeignDatabases.ts';
import type { Replica } from '../db/replica/Replica.ts';
import type { EventHub } from '../events/EventHub.ts';
import type { HeavyReads } from '../heavy/HeavyReads.ts';
import type { InFlightRequests } from '../http/idempotency/InFlightRequests.ts';
import type { Route } from '../http/Route.ts';
import type { TrustedProxies } from '../http/TrustedProxies.ts';
import type { Logger } from '../log/Logger.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Clock } from '../time/Clock.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { TotalsCache } from '../totals/TotalsCache.ts';
import type { ApprovalRecord } from './ApprovalRecord.ts';
import type { CardRows } from './CardRows.ts';
import type { DictionaryProvider } from './DictionaryProvider.ts';
import type { DocumentWatch } from './DocumentWatch.ts';
import type { FlowState } from './FlowState.ts';
import type { Hook, HookRegistry } from './Hook.ts';
import type { Installation } from './Installation.ts';
import type { OutcomeTeller } from './OutcomeTeller.ts';
import type { PublishPlug } from './PublishPlug.ts';
import type { ReadGuard } from './ReadGuard.ts';
import type { RecordFill } from './RecordFill.ts';
import type { ReferenceKind } from './Reference.ts';
import type { SavePlug } from './SavePlug.ts';
import type { StatusSource } from './StatusSource.ts';
import type { TableAddition } from './TableAddition.ts';
import type { WorkWatch } from './WorkWatch.ts';

/** Services of capabilities, each declared by its capability through a module augmentation. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by augmentations
export interface CapabilityServices {}

/** Services of the application. Created once at start by `createContext`; tests replace parts. */
export interface ServerContext extends CapabilityServices {
  readonly db: Database;
  readonly catalog: SchemaCatalog;
  readonly hooks: HookRegistry;
  /** Hooks of every table, in order. */
  readonly rules: readonly Hook[];
  /** All routes; those of single tables come before those of every table. */
  readonly routes: readonly Route[];
  readonly providers: Readonly<Record<string, DictionaryProvider>>;
  /** What kinds of cards show their viewer that ask no table, by the name of the kind. */
  readonly cardRows: Readonly<Record<string, CardRows>>;
  readonly clock: Clock;
  readonly tokens: TokenIssuer;
  readonly throttle: LoginThrottle;
  readonly passwords: PasswordHasher;
  readonly sessions: EndedSessions;
  readonly proxies: TrustedProxies;
  readonly rights: RightsCache;
  readonly roleViews: RoleViews;
  readonly changes: ChangeCounters;
  readonly totals: TotalsCache;
  /** Event subscribers. */
  readonly events: EventHub;
  readonly inFlight: InFlightRequests;
  /** Limits concurrent exports and long lists. */
  readonly heavy: HeavyReads;
  /** Uploaded file contents. */
  readonly fileStore: FileStore;
  /** For reads of much; undefined: the primary does them. */
  readonly replica?: Replica;
  readonly pictures: PictureSigner;
  /** Encrypts secrets that people store. */
  readonly secrets: SecretBox;
  /** Limits of reads besides roles. */
  readonly guard: ReadGuard;
  /** Undefined: no document has a flow. */
  readonly flowState?: FlowState;
  /** Undefined: no document is approved. */
  readonly approvalRecord?: ApprovalRecord;
  /** What fills rows that are going to be written, in order. */
  readonly fills: readonly RecordFill[];
  /** Plugs of write transactions, in order. */
  readonly plugs: readonly SavePlug[];
  /** What follows documents, in order. */
  readonly watches: readonly DocumentWatch[];
  /** What hears of calls and statements, in order. */
  readonly workWatches: readonly WorkWatch[];
  /** Sources of references between records, in order. */
  readonly referenceKinds: readonly ReferenceKind[];
  /** Plugs of publications. */
  readonly publishPlugs: readonly PublishPlug[];
  /** What capabilities add to a table that a browser opens, in order. */
  readonly tableAdditions: readonly TableAddition[];
  /** Tell what documents do once they are effective, in order. */
  readonly outcomes: readonly OutcomeTeller[];
  /** What capabilities show administrators of their state, in order. */
  readonly statusPanels: readonly StatusSource[];
  readonly log: Logger;
  /** Undefined when SMTP_URL is not set: users then see notifications only in the message history. */
  readonly mailer?: Mailer;
  /** Undefined where this process serves none (tests). */
  readonly installation?: Installation;
  /** Hosts that the server may call for users, `name` or `name:port`. */
  readonly outboundHosts: readonly string[];
  /** Opens the figures of the process to who sends it; undefined: to callers on this machine. */
  readonly metricsToken?: string | undefined;
  /** Databases that the operator names for data sets. They are only read. */
  readonly foreign: ForeignDatabases;
  /** Product name shown by the shell. */
  readonly appName: string;
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  /** Working hours; undefined: the defaults. */
  readonly workingHours?: WorkingHours | undefined;
  /** Serves files outside `/api` (the built browser side); undefined: not found. */
  readonly files?: (request: Request) => Promise<Response | undefined>;
  /** Published JSON Schemas by file name (`table.schema.json`), as text. */
  readonly metaSchemas: ReadonlyMap<string, string>;
}

declare module '../http/Call.ts' {
  // The transport knows no service: what a call carries is said here.
  interface CallContext extends ServerContext {}
}
