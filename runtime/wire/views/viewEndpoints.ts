import type { WithdrawBoardBody } from '../boards/BoardDesign.ts';
import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { superAdmin } from '../Right.ts';
import type { PreviewBody, ViewDesign, ViewPreview } from './ViewDesign.ts';

/** Calls of the designer of views. Only those who publish schemas make views. */
export const viewEndpoints = {
  design: endpoint<ViewDesign>()('GET', '/api/jig/view/design', superAdmin),
  preview: endpoint<ViewPreview, PreviewBody>()(
    'POST',
    '/api/jig/view/preview',
    superAdmin,
    'reads',
    keysAt('whole', 'body.view.key'),
  ),
  withdraw: endpoint<undefined, WithdrawBoardBody>()(
    'POST',
    '/api/jig/view/withdraw',
    superAdmin,
    keysAt('whole', 'body.name'),
  ),
} as const;
