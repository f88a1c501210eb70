import type { ExpressionError } from '../../../expressions/index.ts';
import type { MessageParams } from '../messages/index.ts';

/** An error as params of an issue: for whoever reads the issue itself, and for its text (`addErrorWording`). */
export function errorParams({ code, message, params, from, to }: ExpressionError): MessageParams {
  const place = from === undefined || to === undefined ? {} : { from, to };
  return { ...params, text: message, code, ...place };
}
