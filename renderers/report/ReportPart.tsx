import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';

const ReportBand = lazyPiece('ReportBand', async () => (await import('./ReportBand.tsx')).ReportBand, {
  isRare: true,
});

/** The figures and charts of a list that declares some, once it knows its parameters. */
export const ReportPart = observer(function ReportPart({ page }: Places['listBand']): ReactNode {
  const { charts, figures } = page.page;
  if ((charts ?? figures) === undefined || page.list.waits) return null;
  return (
    <Suspense>
      <ReportBand page={page} />
    </Suspense>
  );
});
