import { formDesign } from '../../runtime/model/check/kinds/formDesign.ts';
import type { PublishPlug } from '../context/PublishPlug.ts';
import { keepAdminDesign } from './keepAdminDesign.ts';

/** The row of user 1 says which design is in force for all users. */
export const designPublishing: PublishPlug = { kind: formDesign.name, follow: keepAdminDesign };
