import type { Filler } from '../../runtime/model/print/Filler.ts';
import { displayName } from '../../runtime/model/schema/displayName.ts';
import type { UserCall } from '../http/Call.ts';
import type { PrintResult } from './pdf/printMessages.ts';

/** Maximum names in one note. */
const mostNames = 20;

/** What the user has to know about a print: blanks, missing characters, codes, pictures and pages. */
export const printNotes = (
  call: UserCall,
  { withheld, failed }: Filler,
  { missing, badCodes, badPictures, isCut }: PrintResult,
): readonly string[] => {
  const some = (all: Iterable<string>): readonly string[] => [...all].slice(0, mostNames);
  return [
    ...(withheld.size > 0 ? [call.say('print.withheld', { names: some(withheld) })] : []),
    ...(failed.size > 0 ? [call.say('print.formulaFailed', { reasons: some(failed) })] : []),
    ...(missing.length > 0 ? [call.say('print.missingCharacters', { characters: some(missing) })] : []),
    ...(badCodes.length > 0 ? [call.say('print.badCodes', { texts: some(badCodes) })] : []),
    ...(badPictures.length > 0
      ? [call.say('print.badPictures', { names: some(badPictures.map(displayName)) })]
      : []),
    ...(isCut ? [call.say('print.cut')] : []),
  ];
};
