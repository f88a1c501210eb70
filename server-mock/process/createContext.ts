import { serverPlugins } from '../../plugins/server.ts';
import { prepareLanguages } from '../../runtime/model/formulas/registerLanguages.ts';
import '../../runtime/model/explain/allMessages.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import '../../runtime/model/fields/validators/builtIn.ts';
import { addPlugins } from '../../runtime/model/fields/plugin/addPlugins.ts';
import { EndedSessions } from '../access/EndedSessions.ts';
import { LoginThrottle } from '../access/LoginThrottle.ts';
import { loadAccount } from '../access/loadAccount.ts';
import { PasswordHasher } from '../access/PasswordHasher.ts';
import { RightsCache } from '../access/RightsCache.ts';
import { RoleViews } from '../access/RoleViews.ts';
import { SecretBox } from '../access/SecretBox.ts';
import { TokenIssuer } from '../access/TokenIssuer.ts';
import type { Capability } from '../capability/Capability.ts';
import { namedPartsOf, partsOf } from '../capability/partsOf.ts';
import type { ShippedSchemas } from '../catalog/readBundle.ts';
import { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { systemTables } from '../catalog/systemTables.ts';
import { loadOverlays } from '../catalog/versions.ts';
import { DatabaseFiles } from '../contents/DatabaseFiles.ts';
import { DirectoryFiles } from '../contents/DirectoryFiles.ts';
import type { FileStore } from '../contents/FileStore.ts';
import { PictureSigner } from '../contents/PictureSigner.ts';
import type { HookRegistry } from '../context/Hook.ts';
import type { Installation } from '../context/Installation.ts';
import type { CapabilityServices, ServerContext } from '../context/ServerContext.ts';
import type { ServerPlugin } from '../context/ServerPlugin.ts';
import type { WorkWatch } from '../context/WorkWatch.ts';
import { runningAfterCommit } from '../db/afterCommit.ts';
import type { Database } from '../db/Database.ts';
import { ForeignDatabases } from '../db/foreign/ForeignDatabases.ts';
import { Replica } from '../db/replica/Replica.ts';
import { timedDatabase } from '../db/timedDatabase.ts';
import type { DatabaseWatch } from '../db/WatchedWork.ts';
import { tellingCommits } from '../events/committedNews.ts';
import { EventHub } from '../events/EventHub.ts';
import { HeavyReads } from '../heavy/HeavyReads.ts';
import { builtInHooks } from '../hooks/index.ts';
import { InFlightRequests } from '../http/idempotency/InFlightRequests.ts';
import { TrustedProxies } from '../http/TrustedProxies.ts';
import type { Logger } from '../log/Logger.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { composedGuard } from '../reading/composedGuard.ts';
import { watchingWrites } from '../reading/watchingWrites.ts';
import { recordReferences } from '../references/recordReferences.ts';
import { routesWith } from '../routes/index.ts';
import type { Clock } from '../time/Clock.ts';
import { ChangeCounters } from '../totals/ChangeCounters.ts';
import { TotalsCache } from '../totals/TotalsCache.ts';
import { broadcastChanges } from './broadcastChanges.ts';
import { capabilities as allCapabilities } from './capabilities.ts';
import { inboxOf } from './inboxOf.ts';

export interface ContextOptions {
  /** Migrated to `ddlOfCatalog(catalog)`. */
  readonly db: Database;
  readonly catalog: SchemaCatalog;
  readonly shipped: ShippedSchemas;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tokenSecret: Uint8Array;
  readonly tokenMinutes: number;
  /** Lifetime of a session since login; default 12 hours, or the token lifetime if that is longer. */
  readonly sessionMinutes?: number | undefined;
  /** Proxies (addresses and networks) whose `X-Forwarded-For` is trusted; default none. */
  readonly trustedProxies?: readonly string[];
  /** Hosts that the server may call for users, `name` or `name:port`; default none. */
  readonly outboundHosts?: readonly string[];
  /** Unset: none that commands of this machine may use. */
  readonly installation?: Installation;
  /** Opens the figures of the process; unset: they are open to callers on this machine. */
  readonly metricsToken?: string | undefined;
  /** Databases of data sets; default none. The caller closes them. */
  readonly foreign?: ForeignDatabases;
  /** Directory of uploaded files; created with the first one. */
  readonly contentDirectory: string;
  /** Default: PostgreSQL itself, or the directory. */
  readonly fileStore?: FileStore;
  /** Opens the replica for reads of much; undefined: there is none. */
  readonly openReplica?: () => Promise<Database>;
  /** Sends mail; absent when SMTP_URL is not set. */
  readonly mailer?: Mailer;
  /** Hooks of plugins. */
  readonly hooks?: HookRegistry;
  /** Default: all of the product. */
  readonly capabilities?: readonly Capability[];
  /** Default: those of this installation. */
  readonly plugins?: readonly ServerPlugin[];
  readonly files?: (request: Request) => Promise<Response | undefined>;
}

/** Creates the catalog of shipped schemas without published changes, for the migration. */
export const createCatalog = (
  shipped: ShippedSchemas,
  capabilities: readonly Capability[] = allCapabilities,
  plugins: readonly ServerPlugin[] = serverPlugins,
): SchemaCatalog => {
  addPlugins(plugins);
  return new SchemaCatalog(
    shipped.bundle,
    fieldTypeRegistry(plugins.flatMap(({ fieldTypes }) => fieldTypes ?? [])),
    [...systemTables, ...partsOf(capabilities, ({ tables }) => tables)],
  );
};

/** Creates the services of the application and loads published schemas. The database must be migrated. */
export const createContext = async (options: ContextOptions): Promise<ServerContext> => {
  const { catalog, shipped, clock, log, capabilities = allCapabilities, plugins = serverPlugins } = options;
  const millis = (): number => clock.millis();
  const changes = new ChangeCounters();
  const heard: WorkWatch[] = [];
  const events = new EventHub({
    changes,
    log,
    day: () => clock.now().slice(0, 10),
    ...inboxOf(capabilities, options.db, clock),
  });
  const hearing: DatabaseWatch = {
    began: (work) => {
      for (const { database } of heard) database.began(work);
    },
    ended: (work, end) => {
      for (const { database } of heard) database.ended(work, end);
    },
  };
  const timed = timedDatabase(options.db, hearing);
  const { openReplica } = options;
  const replica =
    openReplica &&
    new Replica({
      open: async () => timedDatabase(await openReplica(), hearing),
      primary: timed,
      onTrouble: ({ outcome, error }) =>
        log.warn({ outcome, err: error }, 'the replica was not used, the primary answered'),
    });
  const watched = watchingWrites(timed, catalog, () => context.watches);
  const db = runningAfterCommit(tellingCommits(watched, (news) => events.told(news)));
  const flowState = capabilities.find((one) => one.flowState !== undefined)?.flowState;
  const approvalRecord = capabilities.find((one) => one.approvalRecord !== undefined)?.approvalRecord;
  const base: Omit<ServerContext, keyof CapabilityServices> = {
    db,
    ...(replica && { replica }),
    catalog,
    clock,
    log,
    changes,
    hooks: {
      ...builtInHooks,
      ...namedPartsOf(capabilities, ({ hooks }) => hooks),
      ...Object.assign({}, ...plugins.map(({ hooks }) => hooks)),
      ...options.hooks,
    },
    rules: partsOf(capabilities, ({ rules }) => rules),
    routes: routesWith(partsOf(capabilities, ({ routes }) => routes)),
    watches: [],
    workWatches: [],
    fills: capabilities.flatMap(({ fill }) => fill ?? []),
    plugs: capabilities.flatMap(({ plug }) => plug ?? []),
    referenceKinds: [...recordReferences, ...partsOf(capabilities, ({ referenceKinds }) => referenceKinds)],
    publishPlugs: capabilities.flatMap(({ publishPlug }) => publishPlug ?? []),
    outcomes: capabilities.flatMap(({ outcomes }) => outcomes ?? []),
    statusPanels: partsOf(capabilities, ({ statusPanels }) => statusPanels),
    tableAdditions: capabilities.flatMap(({ tableAddition }) => tableAddition ?? []),
    cardRows: namedPartsOf(capabilities, ({ cardRows }) => cardRows),
    providers: namedPartsOf(capabilities, ({ providers }) => providers),
    tokens: new TokenIssuer({
      secret: options.tokenSecret,
      minutes: options.tokenMinutes,
      sessionMinutes: options.sessionMinutes ?? Math.max(12 * 60, options.tokenMinutes),
      millis,
    }),
    throttle: new LoginThrottle(millis),
    passwords: new PasswordHasher(),
    sessions: new EndedSessions(db, changes),
    proxies: new TrustedProxies(options.trustedProxies ?? []),
    outboundHosts: options.outboundHosts ?? [],
    metricsToken: options.metricsToken,
    foreign: options.foreign ?? new ForeignDatabases(new Map(), { timeZone: clock.timeZone }),
    rights: new RightsCache(changes, (userId) => loadAccount(db, catalog, userId)),
    roleViews: new RoleViews(changes, { db, catalog }),
    totals: new TotalsCache(changes),
    events,
    inFlight: new InFlightRequests(),
    heavy: new HeavyReads(),
    fileStore:
      options.fileStore ??
      (db.kind === 'postgres'
        ? new DatabaseFiles(options.contentDirectory, db, clock.timeZone)
        : new DirectoryFiles(options.contentDirectory)),
    pictures: new PictureSigner(options.tokenSecret, millis),
    secrets: new SecretBox(options.tokenSecret),
    guard: composedGuard(capabilities.flatMap(({ guard }) => guard ?? [])),
    ...(flowState === undefined ? {} : { flowState }),
    ...(approvalRecord === undefined ? {} : { approvalRecord }),
    ...(options.mailer === undefined ? {} : { mailer: options.mailer }),
    appName: shipped.app.name,
    pageSizes: shipped.app.pageSizes,
    pageSize: shipped.app.pageSize,
    workingHours: shipped.app.workingHours,
    metaSchemas: shipped.meta,
    ...(options.files === undefined ? {} : { files: options.files }),
    ...(options.installation === undefined ? {} : { installation: options.installation }),
  };
  const services = capabilities.map((one) => one.services?.({ ...base, context: () => context }) ?? {});
  // Each capability adds the services that it declares; the compiler cannot see that all of them come.
  const context: ServerContext = Object.assign({}, base as ServerContext, ...services);
  const follows = capabilities.flatMap(({ watch }) => watch?.({ ...base, context: () => context }) ?? []);
  heard.push(
    ...capabilities.flatMap(({ workWatch }) => workWatch?.({ ...base, context: () => context }) ?? []),
  );
  Object.assign(context, { watches: follows, workWatches: heard });
  await prepareLanguages();
  // Listen first, so that schemas published during the load are loaded as well.
  await broadcastChanges(context);
  await loadOverlays(context, 'heard');
  return context;
};
