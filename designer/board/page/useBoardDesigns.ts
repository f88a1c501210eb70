import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoardDesigns, DesignedBoard } from '../../../runtime/wire/boards/BoardDesign.ts';

/** The boards in force, as the page shows them. */
interface ShownDesigns {
  /** Undefined while they load. */
  readonly designs: BoardDesigns | undefined;
  /** Why they could not be read, in words. */
  readonly failed: string | undefined;
  load(): Promise<void>;
  /** Asks, and takes the published version of a board out of force. True: it is. */
  withdraw(board: DesignedBoard): Promise<boolean>;
}

/** Reads the boards in force, and again after a change. */
export function useBoardDesigns(): ShownDesigns {
  const { t, data, notify, locale } = useApp();
  const [designs, setDesigns] = useState<BoardDesigns>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).boards.designs();
    if (answer.ok) setDesigns(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  // Titles come in the user's language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language answers other titles
  useEffect(() => void load(), [load, locale]);
  const withdraw = async ({ name, title, isShipped, version }: DesignedBoard): Promise<boolean> => {
    const text = t(isShipped ? 'boardDesign.takeBackQuestion' : 'boardDesign.deleteQuestion', {
      name: title,
    });
    if (!(await notify.confirm({ title: t('list.confirmTitle'), text }))) return false;
    const answer = await (await data.designs()).boards.withdraw({ name, over: version });
    if (answer.ok) notify.success(t('boardDesign.withdrawn'));
    else notify.error(answer.failure.message);
    await load();
    return answer.ok;
  };
  return { designs, failed, load, withdraw };
}
