import { symbologies } from '../../../runtime/model/print/blocks/blockParts.ts';
import type { CodesBody, DrawnCodes } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asList, asObject, asText, sentBody, type UserCall } from '../../http/Call.ts';

/** Maximum codes of a call, and characters of each. */
const most = 200;
const longest = 2000;

const known: readonly string[] = symbologies;
const rounded = (part: number): number => Math.round(part * 1e5) / 1e5;

/** `POST /api/jig/prints/codes` `{codes}`: what barcodes and QR codes look like, as printing draws them. */
export const drawCodes = async (call: UserCall): Promise<Answer<DrawnCodes>> => {
  const sent = asList(sentBody<CodesBody>(call).codes ?? null);
  if (sent === undefined || sent.length > most) return refuse('422', call.say('server.paramsIncomplete'));
  const { codeBars } = await import('../pdf/drawCode.ts');
  return succeed(null, {
    codes: sent.map((one) => {
      const { symbology, text } = asObject(one) ?? {};
      const [name, said] = [asText(symbology), asText(text)];
      if (name === undefined || said === undefined || !known.includes(name) || said.length > longest)
        return null;
      const bars = codeBars(name, said);
      return (
        bars?.map(
          ({ left, top, wide, high }) => [rounded(left), rounded(top), rounded(wide), rounded(high)] as const,
        ) ?? null
      );
    }),
  });
};
