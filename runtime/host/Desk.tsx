import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import type { BoxPanel } from '../BoxPanel.ts';
import type { BrowserCapability, CapabilityStores } from '../BrowserCapability.ts';
import { SchemaSource } from '../data/SchemaSource.ts';
import { addPlugins } from '../model/fields/plugin/addPlugins.ts';
import { fieldTypeRegistry } from '../model/fields/types/index.ts';
import { text } from '../model/messages/index.ts';
import type { Plugin } from '../Plugin.ts';
import { DictionaryStore } from '../store/choices/DictionaryStore.ts';
import { SettingsStore } from '../store/shell/SettingsStore.ts';
import { TabStore } from '../store/shell/TabStore.ts';
import { type App, AppContext } from './AppContext.ts';
import { useCore } from './CoreContext.ts';
import type { DeskProps } from './Host.tsx';
import { isNotice } from './isNotice.ts';
import { lateLive } from './lateLive.ts';
import { laterPieces } from './laterPieces.ts';
import { lateShell } from './lateShell.ts';
import { Parts } from './Parts.tsx';
import { useRereadInLanguage } from './useRereadInLanguage.ts';
import { useRetryWhenBack } from './useRetryWhenBack.ts';

/** Props of the frame around the pages. */
export interface FrameProps extends DeskProps {
  readonly tabs: TabStore;
}

interface DeskParts {
  readonly plugins: readonly Plugin[];
  readonly capabilities?: readonly BrowserCapability[];
  /** Panels of records besides those of plugins, which win. */
  readonly boxPanels?: readonly BoxPanel[];
  /** Header, menu, tabs and the open pages. */
  readonly Frame: ComponentType<FrameProps>;
  /** A page without the frame. */
  readonly Blank: ComponentType<DeskProps>;
}

/** Creates the desk component, which owns everything that lives for one signed-in session. */
export function makeDesk({
  plugins,
  capabilities = [],
  boxPanels = [],
  Frame,
  Blank,
}: DeskParts): ComponentType<DeskProps> {
  addPlugins(plugins);
  // Creates a component inside a function, which runs once, when the desk's code is loaded.
  return observer(function Desk(props: DeskProps): ReactNode {
    const { app: preferences, session, notify, data, connection } = useCore();
    const { locale } = preferences;
    const userId = session.data?.user.user_Id ?? 0;
    // A different user needs a new desk, so the dependencies include the user's id.
    const life = useMemo(() => {
      const fieldTypes = fieldTypeRegistry(plugins.flatMap((plugin) => plugin.fieldTypes ?? []));
      const settings = new SettingsStore(data, localStorage, String(userId), notify.error);
      return {
        fieldTypes,
        settings,
        stores: Object.assign(
          {},
          ...capabilities.map(({ store }) => store?.({ data, failed: notify.error, keep: localStorage })),
        ) as Partial<CapabilityStores>,
        schemas: new SchemaSource(data, fieldTypes, settings.take),
        dictionaries: new DictionaryStore(data, notify.error),
        rowHooks: new Map(plugins.flatMap((plugin) => Object.entries(plugin.rowHooks ?? {}))),
        listActions: plugins.flatMap((plugin) => plugin.listActions ?? []),
        boxPanels: [...boxPanels, ...plugins.flatMap((plugin) => plugin.boxPanels ?? [])],
        tabs: new TabStore(sessionStorage, String(userId)),
        live: lateLive({ data, session }),
      };
    }, [userId, data, notify, session]);
    const { renderers } = props;
    const { isLost } = connection;
    const { data: told } = session;
    const on = useMemo(
      () => capabilities.filter(({ isOn }) => isOn === undefined || (told !== undefined && isOn(told))),
      [told],
    );
    useEffect(() => (isLost ? undefined : lateShell(connection)), [connection, isLost]);
    useRetryWhenBack(life.dictionaries.retry);
    useRereadInLanguage(locale, { session, schemas: life.schemas, dictionaries: life.dictionaries });
    useEffect(() => data.schemaChanges?.(life.dictionaries.reread), [data, life]);
    useEffect(() => void laterPieces.add(() => renderers.ready()), [renderers]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new object renders all texts again
    const app = useMemo<App>(
      () => ({
        renderers,
        fieldTypes: life.fieldTypes,
        schemas: life.schemas,
        dictionaries: life.dictionaries,
        settings: life.settings,
        capabilities: on,
        stores: life.stores,
        rowHooks: life.rowHooks,
        listActions: [...on.flatMap(({ listActions = [] }) => listActions), ...life.listActions],
        boxPanels: life.boxPanels,
        live: life.live,
        data,
        session,
        notify,
        // Stores keep this object for ever, so the getter reads the current language.
        get locale() {
          return preferences.locale;
        },
        t: (key, params) => text(key, preferences.locale, params),
      }),
      [renderers, life, on, data, session, notify, preferences, locale],
    );
    const framed = props.page.layout !== 'blank';
    const { path } = props.page;
    const notice = isNotice(props.page);
    useLayoutEffect(() => {
      if (notice) life.tabs.visitNone();
      else if (framed) life.tabs.visit(path, props.search);
    }, [framed, notice, life, path, props.search]);
    return (
      <AppContext.Provider value={app}>
        {framed ? <Frame {...props} tabs={life.tabs} /> : <Blank {...props} />}
        <Parts place="window" told={{}} />
      </AppContext.Provider>
    );
  });
}
