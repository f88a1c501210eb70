import { addMessages } from '../../messages/index.ts';
import { validatorMessages } from '../../messages/validator.ts';
import { creditCode } from './creditCode.ts';
import { idCard } from './idCard.ts';
import type { Validator } from './Validator.ts';
import { addValidators } from './validators.ts';

/** Every check by name the product ships. */
export const builtInValidators: readonly Validator[] = [creditCode, idCard];

// Importing this file makes them known: the server does, and in the browser whoever brings the controls of forms.
addMessages(validatorMessages);
addValidators(builtInValidators);
