import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { superAdmin } from '../Right.ts';
import type {
  CodesBody,
  CutFont,
  DrawnCodes,
  FontBody,
  PrintDesigns,
  TemplateBody,
  TemplateChecked,
  TemplatePreview,
  TemplatePreviewBody,
  WithdrawBody,
} from './PrintDesign.ts';

/** Calls of the designer of print templates. Only those who publish schemas design them. */
export const printDesignEndpoints = {
  designs: endpoint<PrintDesigns>()('GET', '/api/jig/prints', superAdmin),
  check: endpoint<TemplateChecked, TemplateBody>()(
    'POST',
    '/api/jig/prints/check',
    superAdmin,
    'reads',
    keysAt('whole', 'body.name'),
  ),
  preview: endpoint<TemplatePreview, TemplatePreviewBody>()(
    'POST',
    '/api/jig/prints/preview',
    superAdmin,
    'reads',
    keysAt('whole', 'body.name', 'body.key'),
  ),
  codes: endpoint<DrawnCodes, CodesBody>()('POST', '/api/jig/prints/codes', superAdmin, 'reads'),
  font: endpoint<CutFont, FontBody>()('POST', '/api/jig/prints/font', superAdmin, 'reads'),
  withdraw: endpoint<undefined, WithdrawBody>()(
    'POST',
    '/api/jig/prints/withdraw',
    superAdmin,
    keysAt('whole', 'body.name'),
  ),
} as const;
