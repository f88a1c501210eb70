import type { ExpressionError } from '../../../expressions/index.ts';
import type { MessageParams } from '../messages/index.ts';

/** Parameters of an issue for an expression error; its text (`addErrorWording`) uses them too. */
export function errorParams({ code, message, params, from, to }: ExpressionError): MessageParams {
  const place = from === undefined || to === undefined ? {} : { from, to };
  return { ...params, text: message, code, ...place };
}
