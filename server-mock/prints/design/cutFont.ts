import type { CutFont, FontBody } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { fontFiles } from '../pdf/fontFiles.ts';

/** Maximum characters of a call. */
const most = 4000;

/** `POST /api/jig/prints/font` `{characters, bold}`: the font of printed documents, cut to these characters. */
export const cutFont = async (call: UserCall): Promise<Answer<CutFont>> => {
  const { characters, bold } = sentBody<FontBody>(call);
  const text = asText(characters);
  if (text === undefined || text.length > most) return refuse('422', call.say('server.paramsIncomplete'));
  const { fontSubset } = await import('../pdf/fontSubset.ts');
  const files = fontFiles();
  const codePoints = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
  const bytes = fontSubset(bold === true ? files.bold : files.regular, codePoints);
  return succeed(null, { font: Buffer.from(bytes).toString('base64') });
};
