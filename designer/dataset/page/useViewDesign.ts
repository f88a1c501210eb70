import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';

/** The views in force, as pages of data sets show them. */
interface ShownDesign {
  /** Undefined while they load. */
  readonly design: ViewDesign | undefined;
  /** Why they could not be read, in words. */
  readonly failed: string | undefined;
  /** Something was published: reads all anew, with the schemas. */
  published(): void;
  /** Asks, and takes the published version of a view out of force. */
  withdraw(view: DesignedView): Promise<void>;
}

/** Reads the views in force, and again after a change. */
export function useViewDesign(): ShownDesign {
  const { t, data, notify, schemas, locale } = useApp();
  const [design, setDesign] = useState<ViewDesign>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).views.design();
    if (answer.ok) setDesign(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  // Titles come in the user's language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language answers other titles
  useEffect(() => void load(), [load, locale]);
  const refresh = (): void => {
    // The menu and the pages come with the session.
    if (reloadPage()) return;
    schemas.forget();
    void load();
  };
  return {
    ...{ design, failed },
    published: () => {
      notify.success(t('dataset.published'));
      refresh();
    },
    withdraw: async ({ view, title, version }) => {
      const text = t('dataset.deleteQuestion', { name: title });
      if (!(await notify.confirm({ title: t('list.confirmTitle'), text }))) return;
      const answer = await (await data.designs()).views.withdraw({ name: view, over: version });
      if (answer.ok) notify.success(t('dataset.deleted'));
      else notify.error(answer.failure.message);
      refresh();
    },
  };
}
