import type { Locale as SemiLocale } from '@douyinfe/semi-ui/lib/es/locale/interface';
import LocaleProvider from '@douyinfe/semi-ui/lib/es/locale/localeProvider';
import zh from '@douyinfe/semi-ui/lib/es/locale/source/zh_CN';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useCore } from '../../runtime/host/CoreContext.ts';

/** Semi's own texts (date pickers, empty selects) in the chosen language; English comes when it is chosen. */
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
  return <LocaleProvider locale={wantsEnglish && english ? english : zh}>{children}</LocaleProvider>;
});
