import type { ListAction } from '../../runtime/ListAction.ts';
import { addAction } from './Add.ts';
import { antiAuditAction } from './AntiAudit.ts';
import { auditAction } from './Audit.ts';
import { closeCaseAction } from './CloseCase.ts';
import { copyAddAction } from './CopyAdd.ts';
import { deleteAction } from './Delete.ts';
import { designAction } from './Design.ts';
import { downloadTemplateAction } from './DownloadTemplate.ts';
import { exportAction } from './Export.ts';
import { importAction } from './Import.ts';
import { makeAction } from './Make.ts';
import { reCloseCaseAction } from './ReCloseCase.ts';
import { searchAction } from './Search.ts';
import { updateAction } from './Update.ts';
import { uploadImgAction } from './UploadImg.ts';

/** Toolbar buttons of the product, in the default order of pages without `actions`. */
export const listActions: readonly ListAction[] = [
  addAction,
  updateAction,
  copyAddAction,
  deleteAction,
  makeAction,
  importAction,
  exportAction,
  downloadTemplateAction,
  auditAction,
  antiAuditAction,
  closeCaseAction,
  reCloseCaseAction,
  uploadImgAction,
  designAction,
  searchAction,
];
