import { createContext, useContext } from 'react';
import type { DataSource } from '../data/DataSource.ts';
import { type MessageKey, type MessageParams, text } from '../model/messages/index.ts';
import type { SessionStore } from '../store/session/SessionStore.ts';
import type { AppStore } from '../store/shell/AppStore.ts';
import type { ConnectionStore } from '../store/shell/ConnectionStore.ts';
import type { NotifyStore } from '../store/shell/NotifyStore.ts';

/** Services available before sign-in. Kept small for the login page; the rest is {@link App}. */
export interface Core {
  readonly app: AppStore;
  readonly session: SessionStore;
  readonly notify: NotifyStore;
  readonly data: DataSource;
  readonly connection: ConnectionStore;
}

export const CoreContext = createContext<Core | undefined>(undefined);

/** The {@link Core} of this component. Throws outside of one. */
export function useCore(): Core {
  const core = useContext(CoreContext);
  if (!core) throw new Error('useCore: no CoreContext above this component');
  return core;
}

/**
 * Returns the texts of the current language. Call it in an observer, which renders again when the language
 * changes.
 */
export function useText(): (key: MessageKey, params?: MessageParams) => string {
  const { app } = useCore();
  const { locale } = app;
  return (key, params) => text(key, locale, params);
}
