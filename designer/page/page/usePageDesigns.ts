import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedPage, PageDesigns } from '../../../runtime/wire/pages/PageDesign.ts';

/** The composed pages in force, as the list shows them. */
interface ShownPages {
  /** Undefined while they load. */
  readonly designs: PageDesigns | undefined;
  /** Why they could not be read, in words. */
  readonly failed: string | undefined;
  load(): Promise<void>;
  /** Asks, and takes the published version of a page out of force. True: it is. */
  withdraw(page: DesignedPage): Promise<boolean>;
}

/** Reads the composed pages in force, and again after a change. */
export function usePageDesigns(): ShownPages {
  const { t, data, notify, locale } = useApp();
  const [designs, setDesigns] = useState<PageDesigns>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).pages.designs();
    if (answer.ok) setDesigns(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  // Titles come in the user's language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language answers other titles
  useEffect(() => void load(), [load, locale]);
  const withdraw = async ({ name, title, isShipped, version }: DesignedPage): Promise<boolean> => {
    const text = t(isShipped ? 'pageDesign.takeBackQuestion' : 'pageDesign.deleteQuestion', { name: title });
    if (!(await notify.confirm({ title: t('list.confirmTitle'), text }))) return false;
    const answer = await (await data.designs()).pages.withdraw({ name, over: version });
    if (answer.ok) notify.success(t('pageDesign.withdrawn'));
    else notify.error(answer.failure.message);
    await load();
    return answer.ok;
  };
  return { designs, failed, load, withdraw };
}
