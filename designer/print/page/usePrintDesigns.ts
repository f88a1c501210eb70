import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedTemplate, PrintDesigns } from '../../../runtime/wire/print/PrintDesign.ts';

/** The templates in force, as the page shows them. */
interface ShownDesigns {
  /** Undefined while they load. */
  readonly designs: PrintDesigns | undefined;
  /** Why they could not be read, in words. */
  readonly failed: string | undefined;
  load(): Promise<void>;
  /** Asks, and takes the published version of a template out of force. */
  withdraw(template: DesignedTemplate): Promise<void>;
}

/** Reads the templates in force, and again after a change. */
export function usePrintDesigns(): ShownDesigns {
  const { t, data, notify, locale } = useApp();
  const [designs, setDesigns] = useState<PrintDesigns>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).prints.designs();
    if (answer.ok) setDesigns(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  // Titles come in the user's language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language answers other titles
  useEffect(() => void load(), [load, locale]);
  const withdraw = async ({ name, title, isShipped, version }: DesignedTemplate): Promise<void> => {
    const text = t(isShipped ? 'printDesign.takeBackQuestion' : 'printDesign.deleteQuestion', {
      name: title,
    });
    if (!(await notify.confirm({ title: t('list.confirmTitle'), text }))) return;
    const answer = await (await data.designs()).prints.withdraw({ name, over: version });
    if (answer.ok) notify.success(t('printDesign.withdrawn'));
    else notify.error(answer.failure.message);
    await load();
  };
  return { designs, failed, load, withdraw };
}
