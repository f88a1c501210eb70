import { createContext, useContext } from 'react';
import type { DataSource } from '../data/DataSource.ts';
import { type MessageKey, type MessageParams, text } from '../model/messages/index.ts';
import type { AppStore } from '../store/AppStore.ts';
import type { NotifyStore } from '../store/NotifyStore.ts';
import type { SessionStore } from '../store/SessionStore.ts';

/** What exists before anybody signed in: small, because the login page loads it. The rest is {@link App}. */
export interface Core {
  readonly app: AppStore;
  readonly session: SessionStore;
  readonly notify: NotifyStore;
  readonly data: DataSource;
}

export const CoreContext = createContext<Core | undefined>(undefined);

/** The {@link Core} around this component; being outside of one is a bug. */
export function useCore(): Core {
  const core = useContext(CoreContext);
  if (!core) throw new Error('useCore: no CoreContext above this component');
  return core;
}

/** Texts in the chosen language; call inside an observer so that a switch of language draws again. */
export function useText(): (key: MessageKey, params?: MessageParams) => string {
  const { app } = useCore();
  const { locale } = app;
  return (key, params) => text(key, locale, params);
}
