import type {
  CodesBody,
  CutFont,
  DrawnCodes,
  FontBody,
  PrintDesigns,
  TemplateBody,
  TemplatePreview,
  TemplatePreviewBody,
  WithdrawBody,
} from '../wire/print/PrintDesign.ts';
import type { ShownTemplateCheck } from '../wire/print/readPrintDesign.ts';
import type { PublishAllBody } from '../wire/schemas/SchemaVersion.ts';
import type { ViewVersion } from '../wire/views/ViewDesign.ts';
import type { Answer } from './Answer.ts';

/** Calls of the designer of print templates. */
export interface PrintDesignCalls {
  designs(): Promise<Answer<PrintDesigns>>;
  /** What keeps a template from being published. */
  check(body: TemplateBody, signal: AbortSignal): Promise<Answer<ShownTemplateCheck>>;
  /** A stored document in a template. */
  preview(body: TemplatePreviewBody, signal?: AbortSignal): Promise<Answer<TemplatePreview>>;
  /** The dark parts of barcodes and QR codes. */
  codes(body: CodesBody): Promise<Answer<DrawnCodes>>;
  /** The font of printed documents, cut to some characters. */
  font(body: FontBody): Promise<Answer<CutFont>>;
  /** Takes a published template out of force. */
  withdraw(body: WithdrawBody): Promise<Answer<undefined>>;
  /** The published versions of a template, newest first. */
  versions(name: string): Promise<Answer<readonly ViewVersion[]>>;
  /** Publishes changes together or not at all. */
  publish(batch: PublishAllBody): Promise<Answer<undefined>>;
}
