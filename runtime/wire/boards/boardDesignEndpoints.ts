import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { superAdmin } from '../Right.ts';
import type {
  BoardChecked,
  BoardDesigns,
  BoardPreviewed,
  DraftBoardBody,
  WithdrawBoardBody,
} from './BoardDesign.ts';

/** Calls of the designer of boards. Only those who publish schemas design them. */
export const boardDesignEndpoints = {
  designs: endpoint<BoardDesigns>()('GET', '/api/jig/board/designs', superAdmin),
  check: endpoint<BoardChecked, DraftBoardBody>()(
    'POST',
    '/api/jig/board/check',
    superAdmin,
    'reads',
    keysAt('whole', 'body.name'),
  ),
  preview: endpoint<BoardPreviewed, DraftBoardBody>()(
    'POST',
    '/api/jig/board/preview',
    superAdmin,
    'reads',
    keysAt('whole', 'body.name'),
  ),
  withdraw: endpoint<undefined, WithdrawBoardBody>()(
    'POST',
    '/api/jig/board/withdraw',
    superAdmin,
    keysAt('whole', 'body.name'),
  ),
} as const;
