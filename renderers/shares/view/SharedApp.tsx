import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { type App, AppContext } from '../../../runtime/host/AppContext.ts';
import { useCore } from '../../../runtime/host/CoreContext.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import { boardServerMessages } from '../../../runtime/model/messages/board.ts';
import { boardCardMessages } from '../../../runtime/model/messages/boardCard.ts';
import { addMessages, text } from '../../../runtime/model/messages/index.ts';
import { RendererRegistry } from '../../../runtime/RendererRegistry.ts';
import { boardPageMessages } from '../../boards/boardPageMessages.ts';
import { shareMessages } from '../shareMessages.ts';

addMessages(boardPageMessages);
addMessages(boardCardMessages);
addMessages(boardServerMessages);
addMessages(shareMessages);

interface SharedAppProps {
  /** The product's time, `yyyy-MM-dd HH:mm:ss`. */
  readonly now: () => string;
  readonly children: ReactNode;
}

/** What cards need of the application, without anybody signed in. */
export const SharedApp = observer(function SharedApp({ now, children }: SharedAppProps): ReactNode {
  const { app: preferences, notify } = useCore();
  const { locale } = preferences;
  const value = useMemo(
    () =>
      ({
        renderers: new RendererRegistry([]),
        fieldTypes: fieldTypeRegistry([]),
        session: { now },
        notify,
        locale,
        t: (key, params) => text(key, locale, params),
      }) as Pick<App, 'renderers' | 'fieldTypes' | 'notify' | 'locale' | 't'> & {
        readonly session: { now(): string };
      } as App, // cards of a share use no more of it, and can so call nothing
    [now, notify, locale],
  );
  return <AppContext.Provider value={value}>{children}</AppContext.Provider>;
});
