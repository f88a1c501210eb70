import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';

addMessages(approvalMessages);

/** Leads to the decision, which stands below the document on small screens. */
export const GoDecide = observer(function GoDecide(): ReactNode {
  const { t } = useApp();
  return (
    <Button className="jig-go-decide" theme="solid" type="primary" onClick={goDecide}>
      {t('approval.goDecide')}
    </Button>
  );
});

/** Focuses the decision form below the document and scrolls to it. */
function goDecide(): void {
  const title = document.querySelector<HTMLElement>('.jig-audit-panel > h3');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}
