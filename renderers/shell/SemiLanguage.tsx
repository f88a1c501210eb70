import LocaleContext from '@douyinfe/semi-ui/lib/es/locale/context';
import type { Locale as SemiLocale } from '@douyinfe/semi-ui/lib/es/locale/interface';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useCore } from '../../runtime/host/CoreContext.ts';

/**
 * Semi's own texts (date pickers, empty selects) in the chosen language. Without a language Semi's components speak the
 * Chinese they bring along themselves, so no page loads it before they do; English comes when it is chosen.
 */
// The context's type does not know its own default, null: what Semi reads as its Chinese.
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
