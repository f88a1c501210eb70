import IconArrowDownRight from '@douyinfe/semi-icons/lib/es/icons/IconArrowDownRight';
import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import type { BoxPartProps } from '../../runtime/BoxPart.ts';
import { useApp } from '../../runtime/host/AppContext.ts';

/** The button that makes a further document of the open one. */
export function MakeFoot({ box }: BoxPartProps): ReactNode {
  const { t } = useApp();
  return (
    <Button
      icon={<IconArrowDownRight aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => box.options.openDialog?.('make')}
    >
      {t('list.make')}
    </Button>
  );
}
