import LocaleContext from '@douyinfe/semi-ui/lib/es/locale/context';
import type { Locale as SemiLocale } from '@douyinfe/semi-ui/lib/es/locale/interface';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useCore } from '../../runtime/host/CoreContext.ts';

/**
 * Sets the language of Semi's own texts (date pickers, empty selects).
 * Semi's components contain Chinese by default, so no page loads it here; English is loaded when the user
 * chooses it.
 */
// The context's type omits its own default, null, which Semi reads as Chinese.
const chinese = null as unknown as SemiLocale;

export const SemiLanguage = observer(function SemiLanguage({ children }: { readonly children: ReactNode }) {
  const { app } = useCore();
  const [english, setEnglish] = useState<SemiLocale>();
  const wantsEnglish = app.locale === 'en';
  useEffect(() => {
    let current = true;
    if (wantsEnglish && !english) {
      void import('@douyinfe/semi-ui/lib/es/locale/source/en_US').then((module) => {
        if (current) setEnglish(module.default);
      });
    }
    return () => {
      current = false;
    };
  }, [wantsEnglish, english]);
  return (
    <LocaleContext.Provider value={wantsEnglish && english ? english : chinese}>
      {children}
    </LocaleContext.Provider>
  );
});
