import type { BoardChecked, DraftBoardBody, WithdrawBoardBody } from '../boards/BoardDesign.ts';
import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { superAdmin } from '../Right.ts';
import type { PageDesigns } from './PageDesign.ts';

/** Calls of the designer of pages. Only those who publish schemas design them. */
export const pageDesignEndpoints = {
  designs: endpoint<PageDesigns>()('GET', '/api/jig/pages/designs', superAdmin),
  check: endpoint<BoardChecked, DraftBoardBody>()(
    'POST',
    '/api/jig/pages/check',
    superAdmin,
    'reads',
    keysAt('whole', 'body.name'),
  ),
  withdraw: endpoint<undefined, WithdrawBoardBody>()(
    'POST',
    '/api/jig/pages/withdraw',
    superAdmin,
    keysAt('whole', 'body.name'),
  ),
} as const;
