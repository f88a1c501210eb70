import { endpoint } from '../Endpoint.ts';
import { superAdmin } from '../Right.ts';
import type { EntryPreview, EntryPreviewBody } from './EntryPreview.ts';

/** Calls about table entries. Only those who publish schemas make pages. */
export const codegenEndpoints = {
  preview: endpoint<EntryPreview, EntryPreviewBody>()('POST', '/api/builder/preview', superAdmin, 'reads'),
} as const;
