import { createContext, useContext } from 'react';
import type { BoxPanel } from '../BoxPanel.ts';
import type { BrowserCapability, CapabilityStores } from '../BrowserCapability.ts';
import type { DataSource } from '../data/DataSource.ts';
import type { SchemaSource } from '../data/SchemaSource.ts';
import type { ListAction } from '../ListAction.ts';
import type { FieldTypeRegistry } from '../model/fields/types/index.ts';
import type { MessageKey, MessageParams } from '../model/messages/index.ts';
import type { Locale } from '../model/schema/Locale.ts';
import type { RendererRegistry } from '../RendererRegistry.ts';
import type { RowHooks } from '../RowHook.ts';
import type { DictionaryStore } from '../store/choices/DictionaryStore.ts';
import type { LiveStore } from '../store/live/LiveStore.ts';
import type { SessionStore } from '../store/session/SessionStore.ts';
import type { Notify } from '../store/shell/NotifyStore.ts';
import type { SettingsStore } from '../store/shell/SettingsStore.ts';

/** Services available to every renderer besides its props. */
export interface App {
  readonly renderers: RendererRegistry;
  readonly fieldTypes: FieldTypeRegistry;
  readonly data: DataSource;
  readonly schemas: SchemaSource;
  readonly session: SessionStore;
  /** Row hooks of the plugins, by name. */
  readonly rowHooks: RowHooks;
  /** Toolbar buttons of capabilities and plugins. */
  readonly listActions?: readonly ListAction[];
  /** Panels of a record's box that plugins bring. */
  readonly boxPanels?: readonly BoxPanel[];
  readonly dictionaries: DictionaryStore;
  /** Display settings of the user by table: columns, widths, heights. */
  readonly settings: SettingsStore;
  /** Capabilities that this system has; `Parts` draws what they bring. */
  readonly capabilities?: readonly BrowserCapability[];
  /** Stores of capabilities, each read by its own capability only. */
  readonly stores?: Partial<CapabilityStores>;
  readonly notify: Notify;
  /** Loads the store of live server events on first use. Undefined without live events (tests). */
  readonly live?: () => Promise<LiveStore>;
  readonly locale: Locale;
  /** A text of the catalogue in the chosen language. */
  readonly t: (key: MessageKey, params?: MessageParams) => string;
}

export const AppContext = createContext<App | undefined>(undefined);

/** The {@link App} of this component. Throws outside of one. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp: no AppContext above this component');
  return app;
}
