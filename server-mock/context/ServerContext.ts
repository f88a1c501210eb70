import type { WorkingHours } from '../../runtime/model/workflow/time/WorkingHours.ts';
import type { EndedSessions } from '../access/auth/EndedSessions.ts';
import type { LoginThrottle } from '../access/auth/LoginThrottle.ts';
import type { PasswordHasher } from '../access/auth/PasswordHasher.ts';
import type { RightsCache } from '../access/auth/RightsCache.ts';
import type { TokenIssuer } from '../access/auth/TokenIssuer.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Database } from '../db/Database.ts';
import type { DictionaryProvider } from '../dictionaries/DictionaryProvider.ts';
import type { EventHub } from '../events/EventHub.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { PictureSigner } from '../files/PictureSigner.ts';
import type { HeavyReads } from '../heavy/HeavyReads.ts';
import type { HookRegistry } from '../hooks/Hook.ts';
import type { InFlightRequests } from '../http/idempotency/InFlightRequests.ts';
import type { TrustedProxies } from '../http/TrustedProxies.ts';
import type { ReadGuard } from '../reading/ReadGuard.ts';
import type { Clock } from '../time/Clock.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { TotalsCache } from '../totals/TotalsCache.ts';
import type { FlowLibrary } from '../workflow/definitions/FlowLibrary.ts';
import type { Mailer } from '../workflow/mail/Mailer.ts';
import type { Rechecks } from '../workflow/people/Rechecks.ts';
import type { SavePlug } from './SavePlug.ts';

/** Structured log with the signature of pino's logger. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Services of the application. Created once at start by `createContext`; tests replace parts. */
export interface ServerContext {
  readonly db: Database;
  readonly catalog: SchemaCatalog;
  readonly hooks: HookRegistry;
  readonly providers: Readonly<Record<string, DictionaryProvider>>;
  readonly clock: Clock;
  readonly tokens: TokenIssuer;
  readonly throttle: LoginThrottle;
  readonly passwords: PasswordHasher;
  readonly sessions: EndedSessions;
  readonly proxies: TrustedProxies;
  readonly rights: RightsCache;
  readonly changes: ChangeCounters;
  readonly totals: TotalsCache;
  /** Event subscribers. */
  readonly events: EventHub;
  readonly inFlight: InFlightRequests;
  /** Limits concurrent exports and long lists. */
  readonly heavy: HeavyReads;
  /** Uploaded file contents. */
  readonly fileStore: FileStore;
  readonly pictures: PictureSigner;
  /** Rechecks in the background documents whose approvers are gone. */
  readonly rechecks: Rechecks;
  /** Limits of reads by approval. */
  readonly guard: ReadGuard;
  /** Plugs of write transactions, in order. */
  readonly plugs: readonly SavePlug[];
  /** Published approval flows. */
  readonly flows: FlowLibrary;
  /** Undefined when SMTP_URL is not set: users then see notifications only in the message history. */
  readonly mailer?: Mailer;
  readonly log: Logger;
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
